import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** These tests stand beside the code, take long and need no browser. */
const WITHOUT_BROWSER = [
  'host/src/console/menu/randomClaims.test.ts',
  'host/src/console/menu/randomMenus.test.ts',
  'host/src/registry/askWhileVisible.test.ts',
  'remote-bpm/src/parts/bpmn/fidelity/roundTrip.test.ts',
  'remote-bpm/src/parts/bpmn/history/undoneEdits.test.ts',
  'remote-bpm/src/parts/bpmn/repair/deployable.test.ts',
  'remote-bpm/src/parts/bpmn/repair/layout/layoutDocument.test.ts',
  'remote-bpm/src/parts/bpmn/section/editsAtRandom.test.ts',
  'remote-bpm/src/parts/bpmn/section/writtenBack.test.ts',
  'remote-mall/src/product/property/propertyConflicts.page.test.tsx',
  'remote-mall/src/product/spu/matrix/matrixAtRandom.test.ts',
  'remote-mall/src/product/spu/skus/skuColumns.test.ts',
  'remote-system/src/config/configConflicts.page.test.tsx',
  'server/src/bpm/engine/walksAtRandom.test.ts',
  'server/src/bpm/expression/expressionsAtRandom.test.ts',
  'server/src/bpm/process/due/killedServers.test.ts',
  'server/src/bpm/process/storedAtRandom.test.ts',
  'server/src/content/floodOfViews.test.ts',
  'server/src/crawlers/siteFeeds.test.ts',
  'server/src/db/awaitDatabase.test.ts',
  'server/src/gateway/LiveDocuments.test.ts',
  'server/src/gateway/releaseFile.test.ts',
  'server/src/gateway/rendering/**/*.test.ts',
  'server/src/http/hostileBodies.test.ts',
  'server/src/mall/trade/change/stockAtRandom.test.ts',
  'server/src/mall/trade/price/price.test.ts',
  'server/src/operation/clientError/floodOfReports.test.ts',
  'server/src/operation/deploy/interrupted.test.ts',
  'server/src/operation/release/unfitAtRandom.test.ts',
  'server/src/records/exportManyRows.test.ts',
  'server/src/session/clockSteps.test.ts',
  'server/src/session/guessing.test.ts',
  'server/src/session/proxiedGuessing.test.ts',
  'server/src/session/rightPasswordsAtOnce.test.ts',
  'server/src/session/sharedThreads.test.ts',
  'server/src/start/bigRecords.test.ts',
  'server/src/start/databaseAway.test.ts',
  'server/src/start/killAndStart.test.ts',
  'server/src/start/lockedTable.test.ts',
  'server/src/start/manyReaders.test.ts',
  'server/src/target/hostileTarget.test.ts',
  'shared/contract/src/wire/parseAnswer.test.ts',
  'shared/crud/src/editor/conflict/**/*.test.{ts,tsx}',
  'shared/platform/src/dictionary/dictionariesAtRandom.test.ts',
  'shared/platform/src/http/retryAfter.test.ts',
  'shared/platform/src/http/waitsAtRandom.test.ts',
  'shared/platform/src/session/windowsAtRandom.test.ts',
  'shared/platform/src/signIn/startsAtRandom.test.ts',
  'shared/platform/src/signIn/storageAtRandom.test.ts',
  'shared/release/src/claims/randomLies.test.ts',
  'shared/release/src/negotiation/randomStandIns.test.ts',
  'shared/release/src/publish/randomAddresses.test.ts',
  'shared/ui/src/messages/messagesAtRandom.test.tsx',
  'tools/generator/ciScript.test.ts',
];

/** Files of cases, as paths from the root of the repository. */
export interface SoakCases {
  readonly withoutBrowser: readonly string[];
  readonly inBrowser: readonly string[];
}

/**
 * Gives the cases whose file names contain one of these words, or all when there is none.
 * @throws Error when that is none
 */
export function soakCases(words: readonly string[]): SoakCases {
  const isChosen = (file: string): boolean => words.length === 0 || words.some((word) => path.basename(file).includes(word));
  const all = { withoutBrowser: found(WITHOUT_BROWSER), inBrowser: found(['e2e/soak/*.spec.ts']) };
  const chosen = { withoutBrowser: all.withoutBrowser.filter(isChosen), inBrowser: all.inBrowser.filter(isChosen) };
  if (chosen.withoutBrowser.length + chosen.inBrowser.length > 0) return chosen;
  const names = [...all.withoutBrowser, ...all.inBrowser].map((file) => path.basename(file).split('.')[0]);
  throw new Error(`no case ${words.join(', ')}; there are ${names.join(', ')}`);
}

const found = (patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: root }).toSorted();
