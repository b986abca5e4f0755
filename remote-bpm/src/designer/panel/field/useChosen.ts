import { useState } from 'react';

/**
 * Keeps which of several kinds people have chosen while the model still has another, for want of what belongs to it.
 * @param present the kind that the model has. As soon as that is another one, by a change or by undo, it shows again.
 */
export function useChosen<Kind extends string>(present: Kind): readonly [Kind, (chosen: Kind) => void] {
  const [choice, setChoice] = useState({ chosen: present, present });
  if (choice.present !== present) setChoice({ chosen: present, present });
  return [choice.present === present ? choice.chosen : present, (chosen) => setChoice({ chosen, present })];
}
