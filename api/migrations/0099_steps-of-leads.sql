ALTER TABLE "seller_leads" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Of a lead from before, only that it asked is known for certain.
UPDATE "seller_leads" SET "steps" = jsonb_build_array(jsonb_build_object('status', 'NEW', 'at', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', null, 'reason', null));
