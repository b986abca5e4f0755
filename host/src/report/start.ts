import { startReports } from './reportProblem.ts';

/* Imported before everything else, so that what fails while the rest is evaluated is reported as well. */
startReports();
