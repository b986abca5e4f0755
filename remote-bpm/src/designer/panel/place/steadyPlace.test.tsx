import { renderPart } from '@zhilv/testing/page/render-part';
import { useContext, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { HoldPlace, useSteadyPlace } from './steadyPlace.ts';

function Form() {
  const hold = useContext(HoldPlace);
  useEffect(() => hold(), [hold]);
  return null;
}

function Panel() {
  const [wanted, setWanted] = useState('beside');
  const [forms, setForms] = useState(0);
  const [place, hold] = useSteadyPlace(wanted);
  return (
    <HoldPlace value={hold}>
      <output aria-label="位置">{place}</output>
      <button onClick={() => setWanted('below')}>变窄</button>
      <button onClick={() => setForms(forms + 1)}>打开</button>
      <button onClick={() => setForms(forms - 1)}>关闭</button>
      {Array.from({ length: forms }, (_, form) => (
        <Form key={form} />
      ))}
    </HoldPlace>
  );
}

it('stays while any form is open, and moves when the last is closed', async () => {
  const panel = renderPart(<Panel />);
  const press = (name: string) => panel.user.click(panel.getByRole('button', { name }));
  const place = () => panel.getByLabelText('位置').textContent;

  await press('打开');
  await press('打开');
  await press('变窄');
  expect(place()).toBe('beside');
  await press('关闭');
  expect(place()).toBe('beside');

  await press('关闭');
  await expect.poll(place).toBe('below');
});
