import { expect, it } from 'vitest';
import { diagramBounds } from './diagramBounds.ts';

it('holds shapes, lines and labels of the first diagram', () => {
  const planeElement = [
    { bounds: { x: 100, y: 80, width: 36, height: 36 }, label: { bounds: { x: 90, y: 130, width: 60, height: 14 } } },
    { bounds: { x: 300, y: 60, width: 100, height: 80 } },
    {
      waypoint: [
        { x: 136, y: 98 },
        { x: 220, y: -20 },
        { x: 300, y: 98 },
      ],
    },
  ];
  const other = { plane: { planeElement: [{ bounds: { x: -900, y: 0, width: 10, height: 10 } }] } };

  expect(diagramBounds({ diagrams: [{ plane: { planeElement } }, other] })).toEqual({ x: 90, y: -20, width: 310, height: 164 });
});

it.each([{}, { diagrams: [] }, { diagrams: [{}] }, { diagrams: [{ plane: { planeElement: [{}] } }] }])(
  'is none of %j, which draws nothing',
  (definitions) => {
    expect(diagramBounds(definitions)).toBeNull();
  },
);

it('is that of many points, too', () => {
  const waypoint = Array.from({ length: 200_000 }, (_, at) => ({ x: at, y: -at }));

  expect(diagramBounds({ diagrams: [{ plane: { planeElement: [{ waypoint }] } }] })).toMatchObject({ x: 0, width: 199_999 });
});
