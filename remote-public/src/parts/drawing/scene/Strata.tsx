import { useId } from 'react';
import { Landscape, type Mountain, Mountains } from '@zhilv/ui/plain/scenery';

/** Hills across the whole width, the tallest in the middle and behind the others. */
const range = (foot: number, height: number, seed: number): readonly Mountain[] =>
  [2, 0, 4, 1, 3].map((place, index) => ({
    x: 40 + place * 230 + ((seed * 37) % 60),
    foot,
    height: Math.round(height * (1 - index * 0.11)),
    width: 470,
    seed: seed + place,
  }));

const FAR = range(250, 210, 51);
const BLUE = range(370, 190, 63);
const GREEN = range(490, 170, 74);
const NEAR = range(560, 120, 85);
const LINES: readonly number[] = [0.86, 0.7, 0.52];

/** A mountain in four layers under mist, as wide and as high as it is given room. Decoration only. */
export function Strata() {
  const id = useId();
  const stroke = `${id}-line`;
  return (
    <Landscape id={id} viewBox="0 0 1000 528" preserveAspectRatio="none">
      <Mountains hills={FAR} fill={`${id}-far`} />
      <ellipse cx="500" cy="250" rx="720" ry="60" fill={`url(#${id}-mist)`} />
      <Mountains hills={BLUE} fill={`${id}-blue`} lines={LINES} stroke={stroke} />
      <ellipse cx="420" cy="370" rx="760" ry="50" fill={`url(#${id}-mist)`} />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={LINES} stroke={stroke} />
      <ellipse cx="560" cy="496" rx="760" ry="44" fill={`url(#${id}-mist)`} />
      <Mountains hills={NEAR} fill={`${id}-bank`} />
    </Landscape>
  );
}
