CREATE TABLE "infra_client_error" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"remote" varchar(64) NOT NULL,
	"release" varchar(100) NOT NULL,
	"host_release" varchar(100) NOT NULL,
	"path" varchar(200) NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"browser" varchar(40) NOT NULL,
	"count" integer NOT NULL,
	"first_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "infra_client_error_fingerprint" ON "infra_client_error" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "infra_client_error_time" ON "infra_client_error" USING btree ("last_time","id");