import Modeler from 'bpmn-js/lib/Modeler';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

/*
 * The least that a designer can do: take the token from storage, ask for the model that the address names, and have bpmn-js open
 * it and show the whole of it. No session, no panel of properties, no translations.
 */

const answer = await fetch(`/prod-api/admin-api/bpm/model/get${location.search}`, {
  headers: { authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN') ?? ''}`, 'tenant-id': '1' },
});
const { data } = (await answer.json()) as { data: { bpmnXml: string } };
const container = document.querySelector<HTMLElement>('#root');
if (container) {
  container.style.height = '100vh';
  const modeler = new Modeler({ container });
  // bpmn-js reads at once. Who measures from the canvas on has to see it before.
  await Promise.resolve();
  await modeler.importXML(data.bpmnXml);
  modeler.get<{ zoom(to: 'fit-viewport'): void }>('canvas').zoom('fit-viewport');
}
