CREATE TABLE "pool_replaced_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"origin_jti" uuid NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"network" text NOT NULL,
	"request_id" text,
	"count" integer DEFAULT 1 NOT NULL,
	"counted_by" text,
	CONSTRAINT "security_events_counted_by" UNIQUE("counted_by")
);
--> statement-breakpoint
-- Sign-ins of before count as used now: the upgrade ends nobody's session.
ALTER TABLE "pool_refresh_tokens" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ALTER COLUMN "used_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pool_replaced_tokens" ADD CONSTRAINT "pool_replaced_tokens_origin_jti_pool_refresh_tokens_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "public"."pool_refresh_tokens"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_replaced_tokens_origin_jti_index" ON "pool_replaced_tokens" USING btree ("origin_jti");--> statement-breakpoint
CREATE INDEX "security_events_time_id_index" ON "security_events" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "security_events_account_id_index" ON "security_events" USING btree ("account_id");