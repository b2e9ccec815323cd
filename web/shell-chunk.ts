/** What every portal page needs first: the modules that these reach by static imports. */
const roots = ['entry.client.tsx', 'root.tsx', 'layouts/portal.layout.tsx'];

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Names the file a module is bundled into: the shell's libraries and the shell's own code are one file each, instead of
 * one per shared module; null leaves a module to the bundler. Made of the import graph, so that no list goes stale.
 * `appDirectory` is the absolute path of src/app.
 */
export function shellChunk(appDirectory: string): (id: string, graph: ModuleGraph) => string | null {
  let shell: ReadonlySet<string> | undefined;
  return (id, graph) => {
    shell ??= reachedFrom(
      roots.map((file) => `${appDirectory}/${file}`),
      graph,
    );
    if (!shell.has(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'shell';
  };
}

function reachedFrom(start: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
