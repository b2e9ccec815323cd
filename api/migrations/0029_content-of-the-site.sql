CREATE TABLE "content_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_space" (
	"id" integer PRIMARY KEY NOT NULL,
	"cv" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "content_stories_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_slug" text,
	"first_published_at" timestamptz(3),
	"published_at" timestamptz(3),
	"scheduled_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_stories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_stories_publishedSlug_unique" UNIQUE("published_slug")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"story_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "content_versions_story_id_number_pk" PRIMARY KEY("story_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_redirects" ADD CONSTRAINT "content_redirects_story_id_content_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."content_stories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_story_id_content_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."content_stories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_stories_scheduled" ON "content_stories" USING btree ("scheduled_at");
