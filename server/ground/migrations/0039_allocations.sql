CREATE TYPE "public"."place_kind" AS ENUM('Basic', 'Additional', 'Added');--> statement-breakpoint
CREATE TABLE "allocations" (
	"guidance_id" uuid PRIMARY KEY NOT NULL,
	"activity_id" bigint NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"place_kind" "place_kind" NOT NULL,
	"place" integer NOT NULL,
	"places" integer NOT NULL,
	"passed_on" boolean NOT NULL,
	"out_of_turn" boolean NOT NULL,
	"waiting_since" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	"ahead_suspended" integer NOT NULL,
	"ahead_ended_today" integer NOT NULL,
	CONSTRAINT "allocations_place" CHECK (place between 1 and places),
	CONSTRAINT "allocations_position" CHECK (ahead_suspended >= 0 and ahead_ended_today >= 0 and position > ahead_suspended + ahead_ended_today)
);
--> statement-breakpoint
ALTER TABLE "preference_slots" DROP CONSTRAINT "preference_slots_counts";--> statement-breakpoint
ALTER TABLE "preference_slots" ADD COLUMN "returned_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_guidance_id_guidances_id_fk" FOREIGN KEY ("guidance_id") REFERENCES "public"."guidances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_year_month_activity_id_guidance_id_index" ON "allocations" USING btree ("year","month","activity_id","guidance_id");--> statement-breakpoint
CREATE INDEX "allocations_invited_at_index" ON "allocations" USING btree ("invited_at");--> statement-breakpoint
ALTER TABLE "preference_slots" ADD CONSTRAINT "preference_slots_counts" CHECK (available_slots >= 0 and additional_available_slots >= 0 and given_guidance_count >= 0 and returned_places >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "preference_slots" VALIDATE CONSTRAINT "preference_slots_counts";