import { defineConfig } from 'drizzle-kit';

/** `npm run migration` in this folder writes the difference between the tables and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  // The sequence of the keys stands with the columns that all tables have.
  schema: ['./src/db/columns.ts', './src/**/*.table.ts'],
  out: './migrations',
  casing: 'snake_case',
});
