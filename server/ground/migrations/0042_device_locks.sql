CREATE TABLE "device_locks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"administrator_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"badge_hash" text,
	"share" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_locks_tries" CHECK (tries_left >= 0)
);
--> statement-breakpoint
ALTER TABLE "device_locks" ADD CONSTRAINT "device_locks_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_locks_administrator_id_index" ON "device_locks" USING btree ("administrator_id");