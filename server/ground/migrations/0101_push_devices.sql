CREATE TYPE "public"."push_kind" AS ENUM('Invitation', 'DayBefore', 'Window', 'DateReached');--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"digest" text NOT NULL,
	"target" jsonb,
	"target_sealed" "bytea",
	"key_id" text NOT NULL,
	"kinds" "push_kind"[] NOT NULL,
	"session" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_most" CHECK (slot between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"mail_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" "push_kind" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_messages_mail_id_device_id_pk" PRIMARY KEY("mail_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_once" ON "push_devices" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_slot" ON "push_devices" USING btree ("user_id","slot");--> statement-breakpoint
CREATE INDEX "push_devices_readable" ON "push_devices" USING btree ("id") WHERE target is not null;--> statement-breakpoint
CREATE INDEX "push_messages_device_id_index" ON "push_messages" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_messages_due_at_index" ON "push_messages" USING btree ("due_at");