import type { ModdleElement } from '../../../moddle/ModdleElement.ts';
import type { Cell } from '../grid/Grid.ts';
import type { FlowGraph } from './FlowGraph.ts';
import { placeByLibrary } from './placeByLibrary.ts';
import { placeInLayers } from './placeInLayers.ts';

/** What takes the library seconds is placed in layers; a number of nodes. */
const LARGEST = 2_000;

/** Gives each node its own cell. @param place finds places for up to some thousand nodes; it may fail */
export async function placeNodes(graph: FlowGraph, place = placeByLibrary): Promise<ReadonlyMap<ModdleElement, Cell>> {
  if (graph.nodes.length > LARGEST) return placeInLayers(graph);
  try {
    return await place(graph);
  } catch {
    // The library gives up on some graphs; a plain place is better than a file that does not open.
    return placeInLayers(graph);
  }
}
