CREATE TABLE "read_visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"new_from" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "read_visits" ADD CONSTRAINT "read_visits_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;