import { startReports } from './reportProblem.ts';

/* This module is imported before everything else, so that what fails while the rest is evaluated is reported as well. */
startReports();
