CREATE TABLE "write_positions" (
	"caller_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
