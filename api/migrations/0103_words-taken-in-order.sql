-- Two that are taken at once would each see the other's product still counted: the words are held first, in one order for all.
CREATE OR REPLACE FUNCTION "product_words_take"(texts text[]) RETURNS void LANGUAGE sql AS $$
	select known."word" from "product_words" known where known."word" in (select taken.word from product_words_in(texts) taken)
	order by known."word" for update;
	with gone as (select taken.word, taken.products from product_words_in(texts) taken),
	last as (delete from "product_words" known using gone where known."word" = gone.word and known."products" <= gone.products)
	update "product_words" known set "products" = known."products" - gone.products from gone
	where known."word" = gone.word and known."products" > gone.products
$$;
--> statement-breakpoint
-- What such pairs left behind.
SELECT set_config('app.scope', 'system', true);--> statement-breakpoint
TRUNCATE "product_words";--> statement-breakpoint
SELECT product_words_add(array_agg("search_text")) FROM "products";
