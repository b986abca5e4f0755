CREATE TABLE "bpm_task_assign_rule" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"model_id" varchar(64) NOT NULL,
	"process_definition_id" varchar(128) DEFAULT '' NOT NULL,
	"task_definition_key" varchar(255) NOT NULL,
	"task_definition_name" text,
	"type" smallint NOT NULL,
	"options" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_form" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"conf" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "bpm_user_group" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(30) NOT NULL,
	"description" varchar(255) DEFAULT '' NOT NULL,
	"member_user_ids" bigint[] DEFAULT '{}' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_oa_leave" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"day" integer NOT NULL,
	"result" smallint DEFAULT 1 NOT NULL,
	"process_instance_id" varchar(64)
);
--> statement-breakpoint
CREATE TABLE "bpm_activity" (
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"ref" integer NOT NULL,
	"instance_id" varchar(64) NOT NULL,
	"key" varchar(255) NOT NULL,
	"type" varchar(64) NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"task_id" varchar(64),
	"called_id" varchar(64),
	"reason" text,
	CONSTRAINT "bpm_activity_root_id_ref_pk" PRIMARY KEY("root_id","ref")
);
--> statement-breakpoint
CREATE TABLE "bpm_command" (
	"id" varchar(128) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64),
	"user_id" bigint,
	"create_time" timestamp (3) with time zone NOT NULL,
	"answer" json
);
--> statement-breakpoint
CREATE TABLE "bpm_process_definition" (
	"id" varchar(128) PRIMARY KEY NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"key" varchar(64) NOT NULL,
	"version" integer NOT NULL,
	"model_id" varchar(64) NOT NULL,
	"name" varchar(64) NOT NULL,
	"category" varchar(64),
	"description" varchar(255),
	"form_type" smallint,
	"form_id" bigint,
	"form_conf" text,
	"form_fields" json,
	"form_custom_create_path" varchar(255),
	"form_custom_view_path" varchar(255),
	"bpmn_xml" text NOT NULL,
	"suspension_state" smallint DEFAULT 1 NOT NULL,
	"deployment_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_incident" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"kind" varchar(16) NOT NULL,
	"element_id" varchar(255) NOT NULL,
	"reason" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_process_instance" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"parent_id" varchar(64),
	"definition_id" varchar(128) NOT NULL,
	"name" varchar(64) NOT NULL,
	"category" varchar(64),
	"start_user_id" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	"result" smallint DEFAULT 1 NOT NULL,
	"reason" text,
	"suspension_state" smallint DEFAULT 1 NOT NULL,
	"business_key" varchar(255),
	"form_variables" json DEFAULT '{}'::json NOT NULL,
	"end_time" timestamp (3) with time zone,
	"variables" json DEFAULT '{}'::json NOT NULL,
	"state" json,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_job" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"ref" integer NOT NULL,
	"element_id" varchar(255) NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"held" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_message" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"name" varchar(255) NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"held" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_subscription" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"ref" integer NOT NULL,
	"element_id" varchar(255) NOT NULL,
	"type" varchar(16) NOT NULL,
	"name" varchar(255) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_timer" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"tenant_id" bigint NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"ref" integer NOT NULL,
	"element_id" varchar(255) NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"held" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bpm_task" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"instance_id" varchar(64) NOT NULL,
	"root_id" varchar(64) NOT NULL,
	"ref" integer,
	"definition_key" varchar(255) NOT NULL,
	"name" varchar(255) NOT NULL,
	"assignee_id" bigint,
	"owner_id" bigint,
	"delegation" varchar(16),
	"parent_task_id" varchar(64),
	"sign_type" varchar(8),
	"result" smallint DEFAULT 1 NOT NULL,
	"reason" text,
	"suspension_state" smallint DEFAULT 1 NOT NULL,
	"priority" integer,
	"due_time" timestamp (3) with time zone,
	"claim_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bpm_task_assign_rule_task" ON "bpm_task_assign_rule" USING btree ("tenant_id","model_id","process_definition_id","task_definition_key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "bpm_task_assign_rule_definition" ON "bpm_task_assign_rule" USING btree ("tenant_id","process_definition_id","id");--> statement-breakpoint
CREATE INDEX "bpm_form_by_name" ON "bpm_form" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "bpm_form_by_status" ON "bpm_form" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bpm_form_by_create_time" ON "bpm_form" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "bpm_user_group_by_name" ON "bpm_user_group" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "bpm_user_group_by_status" ON "bpm_user_group" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bpm_user_group_by_create_time" ON "bpm_user_group" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "bpm_oa_leave_own" ON "bpm_oa_leave" USING btree ("tenant_id","user_id","id");--> statement-breakpoint
CREATE INDEX "bpm_command_root" ON "bpm_command" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_command_create_time" ON "bpm_command" USING btree ("create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "bpm_process_definition_version" ON "bpm_process_definition" USING btree ("tenant_id","key","version");--> statement-breakpoint
CREATE INDEX "bpm_process_definition_model" ON "bpm_process_definition" USING btree ("model_id","version");--> statement-breakpoint
CREATE INDEX "bpm_incident_root" ON "bpm_incident" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_incident_newest" ON "bpm_incident" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "bpm_process_instance_own" ON "bpm_process_instance" USING btree ("tenant_id","start_user_id","create_time","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "bpm_process_instance_called" ON "bpm_process_instance" USING btree ("root_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "bpm_process_instance_definition" ON "bpm_process_instance" USING btree ("definition_id");--> statement-breakpoint
CREATE INDEX "bpm_job_due" ON "bpm_job" USING btree ("next_time","id") WHERE not held;--> statement-breakpoint
CREATE INDEX "bpm_job_root" ON "bpm_job" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_message_due" ON "bpm_message" USING btree ("next_time","id") WHERE not held;--> statement-breakpoint
CREATE INDEX "bpm_message_root" ON "bpm_message" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_subscription_name" ON "bpm_subscription" USING btree ("tenant_id","type","name","root_id");--> statement-breakpoint
CREATE INDEX "bpm_subscription_root" ON "bpm_subscription" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_timer_due" ON "bpm_timer" USING btree ("next_time","id") WHERE not held;--> statement-breakpoint
CREATE INDEX "bpm_timer_root" ON "bpm_timer" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "bpm_task_to_do" ON "bpm_task" USING btree ("tenant_id","assignee_id","create_time","id") WHERE end_time is null;--> statement-breakpoint
CREATE INDEX "bpm_task_done" ON "bpm_task" USING btree ("tenant_id","assignee_id","update_time","id") WHERE end_time is not null or result = 7;--> statement-breakpoint
CREATE INDEX "bpm_task_open" ON "bpm_task" USING btree ("root_id") WHERE end_time is null;--> statement-breakpoint
CREATE INDEX "bpm_task_instance" ON "bpm_task" USING btree ("instance_id","create_time");--> statement-breakpoint
CREATE INDEX "bpm_task_signers" ON "bpm_task" USING btree ("parent_task_id") WHERE parent_task_id is not null;