ALTER TABLE "gift_codes" ADD COLUMN "loss" text;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "lost_by" uuid;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD COLUMN "replaces_code_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD COLUMN "reported_by" uuid;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "gift_codes_lost" ON "gift_codes" USING btree ("lost_at") WHERE lost_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "gift_codes_lost_by" ON "gift_codes" USING btree ("id","lost_by");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "gift_hand_outs_replaces_once" ON "gift_hand_outs" USING btree ("replaces_code_id");--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_loss" CHECK (loss in ('Lost', 'NotWorking')) NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_codes" VALIDATE CONSTRAINT "gift_codes_loss";--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_lost" CHECK (num_nulls(loss, lost_at, lost_by) = 3 or (num_nulls(loss, lost_at, lost_by) = 0 and hand_out_id is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_codes" VALIDATE CONSTRAINT "gift_codes_lost";--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD CONSTRAINT "gift_hand_outs_replaces" CHECK ((replaces_code_id is null) = (reported_by is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" VALIDATE CONSTRAINT "gift_hand_outs_replaces";--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD CONSTRAINT "gift_hand_outs_replaced_by" CHECK (reported_by <> handed_out_by) NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" VALIDATE CONSTRAINT "gift_hand_outs_replaced_by";--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD CONSTRAINT "gift_hand_outs_replaces_lost" FOREIGN KEY ("replaces_code_id","reported_by") REFERENCES "public"."gift_codes"("id","lost_by") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" VALIDATE CONSTRAINT "gift_hand_outs_replaces_lost";
--> statement-breakpoint
CREATE TABLE "gift_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"count" integer NOT NULL,
	"explained_difference" integer DEFAULT 0 NOT NULL,
	"explanation" text,
	"explained_by" uuid,
	"explained_at" timestamp (3) with time zone,
	CONSTRAINT "gift_imports_count" CHECK (count > 0),
	CONSTRAINT "gift_imports_explained" CHECK (num_nulls(explanation, explained_by, explained_at) in (0, 3)),
	CONSTRAINT "gift_imports_second" CHECK (explained_by <> imported_by)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_imports_once" ON "gift_imports" USING btree ("imported_at","imported_by","amount_yen");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "gift_codes_import" ON "gift_codes" USING btree ("imported_at","imported_by","amount_yen");--> statement-breakpoint
INSERT INTO "gift_imports" ("id", "imported_at", "imported_by", "amount_yen", "count")
  SELECT gen_random_uuid(), "imported_at", "imported_by", "amount_yen", count(*) FROM "gift_codes" GROUP BY 2, 3, 4
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_came_in" FOREIGN KEY ("imported_at","imported_by","amount_yen") REFERENCES "public"."gift_imports"("imported_at","imported_by","amount_yen") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "gift_codes" VALIDATE CONSTRAINT "gift_codes_came_in";--> statement-breakpoint
CREATE OR REPLACE VIEW gift_balances AS
  SELECT i.*, n."left", n.handed_out, n.lost, i.count - n."left" - n.handed_out - n.lost AS difference
  FROM gift_imports i CROSS JOIN LATERAL (
    SELECT
      count(*) FILTER (WHERE code_sealed IS NOT NULL)::integer AS "left",
      count(*) FILTER (WHERE hand_out_id IS NOT NULL AND lost_at IS NULL)::integer AS handed_out,
      count(*) FILTER (WHERE lost_at IS NOT NULL)::integer AS lost
    FROM gift_codes c
    WHERE (c.imported_at, c.imported_by, c.amount_yen) = (i.imported_at, i.imported_by, i.amount_yen)
  ) n;
