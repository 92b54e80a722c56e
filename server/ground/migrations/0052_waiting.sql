CREATE TABLE "waiting_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" date NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_pauses_month" CHECK (extract(day from until) = 1)
);
--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "ahead_paused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guidances" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_pauses" ADD CONSTRAINT "waiting_pauses_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_pauses_open" ON "waiting_pauses" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_paused" CHECK (ahead_paused >= 0 and position > ahead_suspended + ahead_ended_today + ahead_paused) NOT VALID;--> statement-breakpoint
ALTER TABLE "allocations" VALIDATE CONSTRAINT "allocations_paused";