import { sql } from 'drizzle-orm';
import { integer, varchar } from 'drizzle-orm/pg-core';

/** The id of an instance, a task, a timer or the like: a UUID. */
export const engineId = () => varchar({ length: 64 });

/** The id of a definition: `key:version:uuid`. */
export const definitionId = () => varchar({ length: 128 });

/** The id of an element in a diagram. */
export const elementId = () => varchar({ length: 255 });

/** The number by which the interpreter knows something within its root instance. */
export const engineRef = () => integer();

/** Limits an index to what is done when its time comes. */
export const notHeld = sql`not held`;
