import { ACCENT_KEY, applyAccent } from './applyAccent.ts';
import { applyHour } from './applyHour.ts';
import { applyTheme } from './applyTheme.ts';
import { leave } from '../leaving.ts';
import { redirectTarget } from './redirectTarget.ts';
import { replaceClosedStorage } from './replaceClosedStorage.ts';
import { storedKey } from '../storedKey.ts';

/*
 * The first script is inlined into every document and does what has to be done before anything is painted: it chooses theme, theme
 * colour and hour, and sends visitors to the right document. All else that a document starts with is in the head script, which stands
 * behind the page where the server rendered one.
 */
replaceClosedStorage();
applyTheme();
const documentName = document.documentElement.dataset['document'] ?? '';
if (documentName === 'console') applyAccent(localStorage.getItem(ACCENT_KEY));
else applyHour(new Date());
const target = redirectTarget(location, documentName, storedKey('ACCESS_TOKEN') !== null);
if (target !== null) leave(target);
