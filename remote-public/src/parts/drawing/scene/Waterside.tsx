import { useId } from 'react';
import { Boat, House, Landscape, type Mountain, Mountains, Pagoda, Pine } from '@zhilv/ui/plain/scenery';

const FAR: readonly Mountain[] = [
  { x: 200, foot: 240, height: 120, width: 560, seed: 31 },
  { x: 700, foot: 240, height: 90, width: 620, seed: 32 },
  { x: 1250, foot: 240, height: 170, width: 620, seed: 33 },
];
const GREEN: readonly Mountain[] = [
  { x: 20, foot: 260, height: 120, width: 420, seed: 34 },
  { x: 300, foot: 260, height: 70, width: 380, seed: 35 },
  { x: 1420, foot: 260, height: 170, width: 420, seed: 36 },
  { x: 1200, foot: 260, height: 96, width: 360, seed: 37 },
  { x: 1590, foot: 260, height: 130, width: 340, seed: 38 },
];

/** A village by the water under low hills, a boat on its way. Decoration only. */
export function Waterside() {
  const id = useId();
  return (
    <Landscape id={id} viewBox="0 0 1600 320" preserveAspectRatio="xMaxYMax slice">
      <Mountains hills={FAR} fill={`${id}-far`} />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={[0.86, 0.68, 0.48]} stroke={`${id}-line`} />
      <rect y="240" width="1600" height="80" fill={`url(#${id}-water)`} />
      <path fill={`url(#${id}-bank)`} d="M1120 320q60 -64 190 -66t290 -10v76z" />
      <Pagoda x={1420} y={124} scale={0.8} />
      <House x={1330} y={262} />
      <House x={1404} y={258} scale={0.85} />
      <House x={1486} y={262} scale={1.1} />
      <Pine x={1262} y={266} scale={1.1} />
      <Pine x={1550} y={260} scale={0.9} />
      <Boat x={900} y={286} scale={0.9} />
    </Landscape>
  );
}
