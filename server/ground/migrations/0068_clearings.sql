CREATE TABLE "clearings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"screening_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"cleared" jsonb,
	"cleared_sealed" "bytea",
	"cleared_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "points_open" integer;--> statement-breakpoint
ALTER TABLE "clearings" ADD CONSTRAINT "clearings_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearings" ADD CONSTRAINT "clearings_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clearings_round" ON "clearings" USING btree ("screening_id","round");--> statement-breakpoint
CREATE INDEX "clearings_user_id_index" ON "clearings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clearings_readable" ON "clearings" USING btree ("id") WHERE cleared is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "online_checks_uncounted" ON "online_checks" USING btree ("screening_id") WHERE points_open is null and online_check_result = 'Passed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "online_checks_points" ON "online_checks" USING btree ("user_id") WHERE points_open > 0;