/** The factories' handle on a connection that somebody else opened. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

export const dbOf = (client: pg.Client): NodePgDatabase => drizzle({ client, casing: 'snake_case' });
