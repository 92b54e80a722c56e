-- Unlogged: it is written often, and worth nothing after a minute.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"minute" bigint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_counts_minute_index" ON "call_counts" USING btree ("minute");