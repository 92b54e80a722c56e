CREATE TYPE "public"."shared_list" AS ENUM('Users', 'Screenings', 'Donations', 'FloraTests');--> statement-breakpoint
CREATE TABLE "shared_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" "shared_list" NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"sort_field" text NOT NULL,
	"sort_direction" text NOT NULL,
	"columns" jsonb,
	"density" text,
	"maker_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_maker_id_administrators_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_views_name" ON "shared_views" USING btree ("list",lower(name));--> statement-breakpoint
CREATE INDEX "shared_views_maker_id_index" ON "shared_views" USING btree ("maker_id");--> statement-breakpoint
CREATE TRIGGER shared_views_undo AFTER INSERT OR UPDATE OR DELETE ON shared_views
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
