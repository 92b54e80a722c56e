CREATE TYPE "public"."mail_state" AS ENUM('Waiting', 'Sent', 'Failed', 'Cancelled');--> statement-breakpoint
DROP INDEX "mail_outbox_user_id_created_at_index";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "state" "mail_state" GENERATED ALWAYS AS (case when sent_at is not null then 'Sent'::mail_state when failed_at is null then 'Waiting'::mail_state when last_error = 'CANCELLED' then 'Cancelled'::mail_state else 'Failed'::mail_state end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_user_id_created_at_id_index" ON "mail_outbox" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at_id_index" ON "mail_outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_state_created_at_id_index" ON "mail_outbox" USING btree ("state","created_at","id");