/** Questions that open without a script; each can be linked by its id. */
export function QuestionList({ items }: { items: readonly { id: string; question: string; answer: string }[] }) {
  return (
    <div className="w-full max-w-[760px] border-t border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} className="group border-b border-line">
          <summary className="type-h3 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
            {item.question}
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
              className="flex-none stroke-current transition-transform group-open:rotate-45"
            >
              <path d="M10 3v14M3 10h14" strokeWidth="2" />
            </svg>
          </summary>
          <p className="max-w-[68ch] pb-5 text-muted">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
