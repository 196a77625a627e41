CREATE TABLE "data_folder" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"id" uuid NOT NULL
);
