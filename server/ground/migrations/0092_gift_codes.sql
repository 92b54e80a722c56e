CREATE TABLE "gift_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" uuid NOT NULL,
	"line" integer NOT NULL,
	"amount_yen" integer NOT NULL,
	"valid_until" date,
	"fingerprint" text NOT NULL,
	"code_sealed" "bytea",
	"hand_out_id" uuid,
	CONSTRAINT "gift_codes_amount" CHECK (amount_yen > 0),
	CONSTRAINT "gift_codes_given" CHECK (hand_out_id is null or code_sealed is null)
);
--> statement-breakpoint
CREATE TABLE "gift_hand_outs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"period" date NOT NULL,
	"handed_out_by" uuid NOT NULL,
	"handed_out_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "gift_hand_outs_confirmed" CHECK ((confirmed_by is null) = (confirmed_at is null)),
	CONSTRAINT "gift_hand_outs_second" CHECK (confirmed_by <> handed_out_by)
);
--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_hand_out_id_gift_hand_outs_id_fk" FOREIGN KEY ("hand_out_id") REFERENCES "public"."gift_hand_outs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_hand_outs" ADD CONSTRAINT "gift_hand_outs_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_codes_once" ON "gift_codes" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "gift_codes_stock" ON "gift_codes" USING btree ("amount_yen","valid_until","id") WHERE code_sealed is not null;--> statement-breakpoint
CREATE INDEX "gift_codes_hand_out_id_index" ON "gift_codes" USING btree ("hand_out_id");--> statement-breakpoint
CREATE INDEX "gift_hand_outs_user_id_handed_out_at_index" ON "gift_hand_outs" USING btree ("user_id","handed_out_at");--> statement-breakpoint
CREATE INDEX "gift_hand_outs_unconfirmed" ON "gift_hand_outs" USING btree ("handed_out_at") WHERE confirmed_at is null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_gift_code() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF OLD.hand_out_id IS NOT NULL AND NEW.hand_out_id IS DISTINCT FROM OLD.hand_out_id THEN
    RAISE EXCEPTION 'A gift code is given once';
  END IF;
  IF OLD.code_sealed IS NULL AND NEW.code_sealed IS NOT NULL THEN
    RAISE EXCEPTION 'A gift code is shown once';
  END IF;
  IF (NEW.id, NEW.fingerprint, NEW.amount_yen, NEW.imported_at, NEW.line)
    IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.amount_yen, OLD.imported_at, OLD.line) THEN
    RAISE EXCEPTION 'What a gift code is never changes';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER gift_codes_keep BEFORE UPDATE ON gift_codes
  FOR EACH ROW EXECUTE FUNCTION keep_gift_code();
