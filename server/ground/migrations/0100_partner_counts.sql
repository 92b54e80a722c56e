CREATE TABLE "partner_counts" (
	"code" text NOT NULL,
	"quarter" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "partner_counts_code_quarter_pk" PRIMARY KEY("code","quarter"),
	CONSTRAINT "partner_counts_people" CHECK (people > 0)
);
