/** Three or four columns with a wide figure on top. */
export function FigureColumns({ columns }: { columns: readonly { figure: string; title: string; body: string }[] }) {
  return (
    <ul className="grid w-full gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {columns.map((column) => (
        <li key={column.title} className="flex flex-col gap-2 border-t-3 border-ink pt-4">
          <span className="type-figure">{column.figure}</span>
          <h3 className="type-h3">{column.title}</h3>
          <p className="text-muted">{column.body}</p>
        </li>
      ))}
    </ul>
  );
}
