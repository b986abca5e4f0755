import { useId } from 'react';
import { Cableway, Gate, Landscape, type Mountain, Mountains, Pagoda, Pine, Screen } from '@zhilv/ui/plain/scenery';

const FAR: readonly Mountain[] = [
  { x: 120, foot: 320, height: 110, width: 620, seed: 51 },
  { x: 620, foot: 320, height: 150, width: 640, seed: 52 },
  { x: 1120, foot: 320, height: 230, width: 620, seed: 53 },
  { x: 1520, foot: 320, height: 200, width: 560, seed: 54 },
];
const BLUE: readonly Mountain[] = [
  { x: 900, foot: 330, height: 88, width: 460, seed: 55 },
  { x: 1060, foot: 330, height: 196, width: 420, seed: 56 },
  { x: 1440, foot: 330, height: 262, width: 480, seed: 57 },
];
const GREEN: readonly Mountain[] = [
  { x: 760, foot: 340, height: 56, width: 560, seed: 58 },
  { x: 1260, foot: 340, height: 92, width: 620, seed: 59 },
  { x: 1600, foot: 340, height: 130, width: 420, seed: 60 },
];

/** A mountain with a cableway, and the gate at its foot. Decoration only. */
export function Highlands() {
  const id = useId();
  return (
    <Landscape id={id} viewBox="0 0 1600 320" preserveAspectRatio="xMaxYMax slice">
      <Mountains hills={FAR} fill={`${id}-far`} />
      <Mountains hills={BLUE} fill={`${id}-blue`} lines={[0.84, 0.66]} stroke={`${id}-line`} />
      <Cableway from={[1062, 136]} to={[1438, 70]} sag={34} cabins={[0.22, 0.5, 0.78]} />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={[0.86, 0.66]} stroke={`${id}-line`} />
      <Pagoda x={1556} y={214} scale={0.62} />
      <Gate x={1240} y={318} scale={0.8} />
      <Screen x={1360} y={318} scale={0.62} />
      <Pine x={1120} y={312} scale={1.1} />
      <Pine x={1150} y={318} scale={0.8} />
      <Pine x={1410} y={316} scale={0.9} />
    </Landscape>
  );
}
