export { createGateway, type Gateway } from './gateway/createGateway.ts';
export { DevelopmentServers } from './gateway/DevelopmentServers.ts';
export { listen } from './gateway/listen.ts';
export { AnswerFile } from './gateway/live/AnswerFile.ts';
export { deployApi } from './operation/deploy/deployApi.ts';
