CREATE TABLE "host_sends" (
	"host" text,
	"hour" timestamp(3) with time zone,
	"used" integer NOT NULL,
	CONSTRAINT "host_sends_pkey" PRIMARY KEY("host","hour")
);
