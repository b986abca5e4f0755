export { createGateway, type Gateway } from './gateway/createGateway.ts';
export { DevelopmentServers } from './gateway/DevelopmentServers.ts';
export { AnswerFile } from './gateway/live/AnswerFile.ts';
