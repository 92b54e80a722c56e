CREATE TABLE "gift_counts" (
	"day" date NOT NULL,
	"amount_yen" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"imported" integer NOT NULL,
	"left" integer NOT NULL,
	"handed_out" integer NOT NULL,
	"lost" integer NOT NULL,
	CONSTRAINT "gift_counts_once_a_day" PRIMARY KEY("day","amount_yen"),
	CONSTRAINT "gift_counts_counted" CHECK (least(imported, "left", handed_out, lost) >= 0)
);
