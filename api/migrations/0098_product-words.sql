CREATE FUNCTION "product_words_vector"(search_text text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	select array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))
$$;
--> statement-breakpoint
CREATE FUNCTION "product_word_shortened"(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	select word || array(select distinct left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) at
		where char_length(word) <= 40)
$$;
--> statement-breakpoint
CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"shortened" text[] GENERATED ALWAYS AS (product_word_shortened("word")) STORED NOT NULL,
	CONSTRAINT "product_words_products" CHECK ("products" > 0)
);
--> statement-breakpoint
CREATE INDEX "product_words_shortened" ON "product_words" USING gin ("shortened");--> statement-breakpoint
CREATE INDEX "product_words_search" ON "product_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin (product_words_vector("search_text"));--> statement-breakpoint
CREATE FUNCTION "product_words_in"(texts text[]) RETURNS TABLE (word text, products integer) LANGUAGE sql STABLE AS $$
	select w, count(*)::int from unnest(texts) one, lateral (select distinct w from string_to_table(one, ' ') w) each
	where char_length(w) >= 3 and w ~ '[^0-9]' group by w order by w
$$;
--> statement-breakpoint
CREATE FUNCTION "product_words_add"(texts text[]) RETURNS void LANGUAGE sql AS $$
	insert into "product_words" as known ("word", "products") select added.word, added.products from product_words_in(texts) added
	on conflict ("word") do update set "products" = known."products" + excluded."products"
$$;
--> statement-breakpoint
CREATE FUNCTION "product_words_take"(texts text[]) RETURNS void LANGUAGE sql AS $$
	with gone as (select taken.word, taken.products from product_words_in(texts) taken),
	last as (delete from "product_words" known using gone where known."word" = gone.word and known."products" <= gone.products)
	update "product_words" known set "products" = known."products" - gone.products from gone
	where known."word" = gone.word and known."products" > gone.products
$$;
--> statement-breakpoint
CREATE FUNCTION "product_words_kept"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	if tg_op = 'TRUNCATE' then delete from "product_words";
	elsif tg_op = 'INSERT' then perform product_words_add((select array_agg(search_text) from changed));
	elsif tg_op = 'DELETE' then perform product_words_take((select array_agg(search_text) from changed));
	else
		perform product_words_take(array[old.search_text]);
		perform product_words_add(array[new.search_text]);
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "product_words_of_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_words_kept();--> statement-breakpoint
CREATE TRIGGER "product_words_of_gone" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_words_kept();--> statement-breakpoint
CREATE TRIGGER "product_words_of_changed" AFTER UPDATE OF "search_text" ON "products" FOR EACH ROW WHEN (old.search_text IS DISTINCT FROM new.search_text) EXECUTE FUNCTION product_words_kept();--> statement-breakpoint
CREATE TRIGGER "product_words_of_none" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION product_words_kept();--> statement-breakpoint
SELECT product_words_add(array_agg("search_text")) FROM "products";
