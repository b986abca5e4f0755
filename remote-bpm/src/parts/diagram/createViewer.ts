import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { READING, WRITING } from '../bpmn/document/modelModules.ts';
import { processIdentity } from '../bpmn/section/general/ProcessIdentity.ts';
import { foreignPage } from './foreign/foreignPage.ts';
import { provideIconFont } from './foreign/iconFont.ts';
import { keyboardEntries } from './keyboard/keyboardEntries.ts';
import { labelDistance } from './look/labelDistance.ts';
import { DEFAULT_COLOURS } from './look/themedColour.ts';
import { themedColours } from './look/themedColours.ts';
import { addSetOperations } from './setOperations.ts';
import { translate } from './translate.ts';
import { viewWhileDrawing } from './viewWhileDrawing.ts';

addSetOperations();

const LOOK = { bpmnRenderer: DEFAULT_COLOURS };

const CHINESE = { translate: ['value', translate] };

/** What both need to draw. */
const DRAWING = [CHINESE, viewWhileDrawing, themedColours, labelDistance];

/** Makes a bpmn-js for our documents, in Chinese. @param editable false when they can only be looked at */
export function createViewer(editable: boolean): Modeler | NavigatedViewer {
  provideIconFont();
  return editable
    ? new Modeler({
        ...LOOK,
        additionalModules: [...WRITING, processIdentity, ...DRAWING, keyboardEntries, foreignPage],
      })
    : new NavigatedViewer({ ...LOOK, additionalModules: [...READING, ...DRAWING] });
}
