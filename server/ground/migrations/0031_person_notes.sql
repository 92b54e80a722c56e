CREATE TYPE "public"."call_result" AS ENUM('Spoke', 'NoAnswer', 'LeftMessage', 'AwaitingCall');--> statement-breakpoint
CREATE TYPE "public"."note_kind" AS ENUM('Note', 'CallIn', 'CallOut', 'Meeting');--> statement-breakpoint
CREATE TABLE "person_note_versions" (
	"note_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" "note_kind" NOT NULL,
	"result" "call_result",
	"text" text,
	"touches_health" boolean NOT NULL,
	"again_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_note_versions_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" "note_kind" NOT NULL,
	"result" "call_result",
	"text" text,
	"touches_health" boolean NOT NULL,
	"again_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"activity_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_notes_result_of_calls" CHECK (("person_notes"."result" is not null) = ("person_notes"."kind" in ('CallIn', 'CallOut'))),
	CONSTRAINT "person_notes_text_until_deleted" CHECK (("person_notes"."text" is null) = ("person_notes"."deleted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "person_note_versions" ADD CONSTRAINT "person_note_versions_note_id_person_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."person_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_user_id_created_at_index" ON "person_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_notes_of_activity" ON "person_notes" USING btree ("activity_id");