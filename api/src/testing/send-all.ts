/**
 * Sends everything on the list by so many clients at once, each its next one when the last was acknowledged; a client
 * stops when one was not. Gives what is left: the server was gone before it answered.
 */
export async function sendAll<One>(
  list: readonly One[],
  clients: number,
  send: (one: One) => Promise<boolean>,
): Promise<One[]> {
  const todo = [...list];
  const left: One[] = [];
  const client = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      if (await send(next)) continue;
      left.push(next);
      return;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return [...left, ...todo];
}
