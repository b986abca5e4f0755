CREATE SEQUENCE "public"."document_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "trade_delivery_express" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"code" varchar(64) NOT NULL,
	"name" varchar(64) NOT NULL,
	"logo" varchar(1024),
	"sort" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_delivery_express_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"charge_mode" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_delivery_pick_up_store" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"introduction" varchar(255),
	"phone" varchar(16) NOT NULL,
	"area_id" integer NOT NULL,
	"detail_address" varchar(255) NOT NULL,
	"logo" varchar(1024) NOT NULL,
	"opening_time" varchar(5) DEFAULT '09:00' NOT NULL,
	"closing_time" varchar(5) DEFAULT '21:00' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"status" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"nickname" varchar(30) NOT NULL,
	"avatar" varchar(512),
	"mobile" varchar(11) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_brand" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(255) NOT NULL,
	"pic_url" varchar(1024) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"description" varchar(1024),
	"status" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"name" varchar(255) NOT NULL,
	"pic_url" varchar(1024) NOT NULL,
	"big_pic_url" varchar(1024),
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"description" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "product_sku" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"cost_price" integer DEFAULT 0 NOT NULL,
	"bar_code" varchar(64),
	"pic_url" varchar(1024) NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"weight" double precision,
	"volume" double precision,
	"first_brokerage_price" integer DEFAULT 0 NOT NULL,
	"second_brokerage_price" integer DEFAULT 0 NOT NULL,
	"warn_stock" integer,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"properties_key" varchar(500) NOT NULL,
	CONSTRAINT "product_sku_price" CHECK ("product_sku"."price" >= 0),
	CONSTRAINT "product_sku_stock" CHECK ("product_sku"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_spu" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(128) NOT NULL,
	"keyword" varchar(256) NOT NULL,
	"introduction" varchar(256) NOT NULL,
	"description" text NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"pic_url" varchar(1024) NOT NULL,
	"slider_pic_urls" jsonb,
	"video_url" varchar(255),
	"unit" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"spec_type" boolean DEFAULT false NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"cost_price" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"delivery_template_id" bigint,
	"delivery_types" jsonb,
	"recommend_hot" boolean DEFAULT false NOT NULL,
	"recommend_benefit" boolean DEFAULT false NOT NULL,
	"recommend_best" boolean DEFAULT false NOT NULL,
	"recommend_new" boolean DEFAULT false NOT NULL,
	"recommend_good" boolean DEFAULT false NOT NULL,
	"give_integral" integer DEFAULT 0 NOT NULL,
	"sub_commission_type" boolean DEFAULT false NOT NULL,
	"activity_orders" jsonb,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"virtual_sales_count" integer DEFAULT 0 NOT NULL,
	"browse_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "product_spu_stock" CHECK ("product_spu"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_after_sale" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"no" varchar(32) NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"type" integer DEFAULT 10 NOT NULL,
	"way" integer DEFAULT 10 NOT NULL,
	"user_id" bigint NOT NULL,
	"apply_reason" varchar(255) NOT NULL,
	"apply_description" varchar(500),
	"apply_pic_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"order_item_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"spu_name" varchar(128) NOT NULL,
	"sku_id" bigint NOT NULL,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pic_url" varchar(1024),
	"count" integer NOT NULL,
	"audit_time" timestamp (3) with time zone,
	"audit_user_id" bigint,
	"audit_reason" varchar(255),
	"refund_price" integer NOT NULL,
	"pay_refund_id" bigint,
	"refund_time" timestamp (3) with time zone,
	"logistics_id" bigint,
	"logistics_no" varchar(64),
	"delivery_time" timestamp (3) with time zone,
	"receive_time" timestamp (3) with time zone,
	"receive_reason" varchar(255),
	CONSTRAINT "trade_after_sale_price" CHECK ("trade_after_sale"."refund_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "trade_after_sale_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"after_sale_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_type" integer DEFAULT 2 NOT NULL,
	"before_status" integer,
	"after_status" integer NOT NULL,
	"content" varchar(512) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"no" varchar(32) NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"terminal" integer DEFAULT 20 NOT NULL,
	"user_id" bigint NOT NULL,
	"user_ip" varchar(50),
	"user_remark" varchar(255),
	"status" integer DEFAULT 0 NOT NULL,
	"product_count" integer NOT NULL,
	"finish_time" timestamp (3) with time zone,
	"cancel_time" timestamp (3) with time zone,
	"cancel_type" integer,
	"remark" varchar(255),
	"pay_order_id" bigint,
	"pay_status" boolean DEFAULT false NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"pay_channel_code" varchar(32),
	"pay_expire_time" timestamp (3) with time zone NOT NULL,
	"total_price" integer NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"delivery_price" integer DEFAULT 0 NOT NULL,
	"adjust_price" integer DEFAULT 0 NOT NULL,
	"pay_price" integer NOT NULL,
	"coupon_price" integer DEFAULT 0 NOT NULL,
	"point_price" integer DEFAULT 0 NOT NULL,
	"vip_price" integer DEFAULT 0 NOT NULL,
	"refund_price" integer DEFAULT 0 NOT NULL,
	"refund_status" integer DEFAULT 0 NOT NULL,
	"delivery_type" integer DEFAULT 1 NOT NULL,
	"pick_up_store_id" bigint,
	"pick_up_verify_code" varchar(8),
	"delivery_template_id" bigint,
	"logistics_id" bigint,
	"logistics_no" varchar(64),
	"delivery_time" timestamp (3) with time zone,
	"receive_time" timestamp (3) with time zone,
	"receiver_name" varchar(20) NOT NULL,
	"receiver_mobile" varchar(20) NOT NULL,
	"receiver_area_id" integer,
	"receiver_detail_address" varchar(255),
	"coupon_id" bigint,
	"brokerage_user_id" bigint,
	"request_id" varchar(64),
	CONSTRAINT "trade_order_price" CHECK ("trade_order"."pay_price" > 0 and "trade_order"."refund_price" between 0 and "trade_order"."pay_price")
);
--> statement-breakpoint
CREATE TABLE "trade_order_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"spu_name" varchar(128) NOT NULL,
	"sku_id" bigint NOT NULL,
	"pic_url" varchar(1024),
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count" integer NOT NULL,
	"price" integer NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"delivery_price" integer DEFAULT 0 NOT NULL,
	"adjust_price" integer DEFAULT 0 NOT NULL,
	"pay_price" integer NOT NULL,
	"after_sale_status" integer DEFAULT 0 NOT NULL,
	"after_sale_id" bigint,
	CONSTRAINT "trade_order_item_count" CHECK ("trade_order_item"."count" > 0),
	CONSTRAINT "trade_order_item_price" CHECK ("trade_order_item"."pay_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_order_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" bigint,
	"user_type" integer DEFAULT 0 NOT NULL,
	"content" varchar(512) NOT NULL,
	"before_status" integer,
	"after_status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_app" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(64) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"remark" varchar(255),
	"order_notify_url" varchar(1024) NOT NULL,
	"refund_notify_url" varchar(1024) NOT NULL,
	"secret" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_channel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"code" varchar(32) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"fee_rate" double precision DEFAULT 0 NOT NULL,
	"remark" varchar(255),
	"config" text NOT NULL,
	"notify_key" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_demo_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"spu_name" varchar(64) NOT NULL,
	"price" integer NOT NULL,
	"pay_status" boolean DEFAULT false NOT NULL,
	"pay_order_id" bigint,
	"pay_time" timestamp (3) with time zone,
	"pay_channel_code" varchar(32),
	"pay_refund_id" bigint,
	"refund_price" integer DEFAULT 0 NOT NULL,
	"refund_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_notify_task" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"type" integer NOT NULL,
	"data_id" bigint NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"merchant_order_id" varchar(64) NOT NULL,
	"next_notify_time" timestamp (3) with time zone NOT NULL,
	"last_execute_time" timestamp (3) with time zone,
	"notify_times" integer DEFAULT 0 NOT NULL,
	"max_notify_times" integer DEFAULT 9 NOT NULL,
	"notify_url" varchar(1024) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_notify_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"notify_times" integer NOT NULL,
	"response" varchar(2048) NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_order_extension" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"channel_id" bigint NOT NULL,
	"channel_code" varchar(32) NOT NULL,
	"price" integer NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"channel_extras" jsonb,
	"channel_order_no" varchar(64),
	"channel_notify_data" text
);
--> statement-breakpoint
CREATE TABLE "pay_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"channel_id" bigint,
	"channel_code" varchar(32),
	"merchant_order_id" varchar(64) NOT NULL,
	"subject" varchar(32) NOT NULL,
	"body" varchar(128) NOT NULL,
	"notify_url" varchar(1024) NOT NULL,
	"price" integer NOT NULL,
	"channel_fee_rate" double precision DEFAULT 0 NOT NULL,
	"channel_fee_price" integer,
	"status" integer DEFAULT 0 NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"success_time" timestamp (3) with time zone,
	"extension_id" bigint,
	"no" varchar(64),
	"refund_price" integer DEFAULT 0 NOT NULL,
	"channel_user_id" varchar(255),
	"channel_order_no" varchar(64),
	CONSTRAINT "pay_order_price" CHECK (price > 0),
	CONSTRAINT "pay_order_refund_price" CHECK (refund_price between 0 and price)
);
--> statement-breakpoint
CREATE TABLE "pay_refund" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"app_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"channel_code" varchar(32) NOT NULL,
	"order_id" bigint NOT NULL,
	"merchant_order_id" varchar(64) NOT NULL,
	"merchant_refund_id" varchar(64) NOT NULL,
	"notify_url" varchar(1024) NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"pay_price" integer NOT NULL,
	"refund_price" integer NOT NULL,
	"reason" varchar(256) NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"channel_order_no" varchar(64) NOT NULL,
	"channel_refund_no" varchar(64),
	"success_time" timestamp (3) with time zone,
	"channel_error_code" varchar(64),
	"channel_error_msg" varchar(255),
	"channel_notify_data" text,
	CONSTRAINT "pay_refund_price" CHECK (refund_price > 0 and refund_price <= pay_price)
);
--> statement-breakpoint
CREATE TABLE "pay_wallet" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_type" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"total_expense" integer DEFAULT 0 NOT NULL,
	"total_recharge" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_wallet_balance" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_wallet_transaction" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"no" varchar(64) NOT NULL,
	"biz_type" integer NOT NULL,
	"biz_id" bigint NOT NULL,
	"title" varchar(128) NOT NULL,
	"price" integer NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "trade_delivery_express_code" ON "trade_delivery_express" USING btree ("tenant_id","code") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "trade_delivery_express_by_code" ON "trade_delivery_express" USING btree ("code" collate "C","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_express_by_name" ON "trade_delivery_express" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "trade_delivery_express_by_sort" ON "trade_delivery_express" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_express_by_status" ON "trade_delivery_express" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_express_by_create_time" ON "trade_delivery_express" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_pick_up_store_by_name" ON "trade_delivery_pick_up_store" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "trade_delivery_pick_up_store_by_phone" ON "trade_delivery_pick_up_store" USING btree ("phone" collate "C","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_pick_up_store_by_status" ON "trade_delivery_pick_up_store" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "trade_delivery_pick_up_store_by_create_time" ON "trade_delivery_pick_up_store" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_user_mobile" ON "member_user" USING btree ("tenant_id","mobile") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "product_brand_name" ON "product_brand" USING btree ("tenant_id","name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "product_brand_by_name" ON "product_brand" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_brand_by_sort" ON "product_brand" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "product_brand_by_status" ON "product_brand" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "product_brand_by_create_time" ON "product_brand" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "product_category_parent" ON "product_category" USING btree ("tenant_id","parent_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku_properties" ON "product_sku" USING btree ("spu_id","properties_key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "product_sku_spu" ON "product_sku" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "product_spu_status" ON "product_spu" USING btree ("tenant_id","status","sort" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_spu_category" ON "product_spu" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE INDEX "product_spu_brand" ON "product_spu" USING btree ("tenant_id","brand_id");--> statement-breakpoint
CREATE INDEX "product_spu_stock_left" ON "product_spu" USING btree ("tenant_id","stock");--> statement-breakpoint
CREATE INDEX "product_spu_by_name" ON "product_spu" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_spu_by_price" ON "product_spu" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_stock" ON "product_spu" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_sales_count" ON "product_spu" USING btree ("sales_count","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_sort" ON "product_spu" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_create_time" ON "product_spu" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_after_sale_no" ON "trade_after_sale" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_after_sale_item" ON "trade_after_sale" USING btree ("order_item_id") WHERE status in (10, 20, 30, 40, 50);--> statement-breakpoint
CREATE INDEX "trade_after_sale_status" ON "trade_after_sale" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "trade_after_sale_order" ON "trade_after_sale" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trade_after_sale_by_refund_price" ON "trade_after_sale" USING btree ("refund_price","id");--> statement-breakpoint
CREATE INDEX "trade_after_sale_by_create_time" ON "trade_after_sale" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "trade_after_sale_log_case" ON "trade_after_sale_log" USING btree ("after_sale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_no" ON "trade_order" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_request" ON "trade_order" USING btree ("tenant_id","request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_code" ON "trade_order" USING btree ("tenant_id","pick_up_verify_code") WHERE status in (0, 10);--> statement-breakpoint
CREATE INDEX "trade_order_status" ON "trade_order" USING btree ("tenant_id","status","id");--> statement-breakpoint
CREATE INDEX "trade_order_pay_time" ON "trade_order" USING btree ("tenant_id","pay_time");--> statement-breakpoint
CREATE INDEX "trade_order_expire" ON "trade_order" USING btree ("pay_expire_time") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "trade_order_user" ON "trade_order" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "trade_order_receiver" ON "trade_order" USING btree ("tenant_id","receiver_mobile");--> statement-breakpoint
CREATE INDEX "trade_order_logistics" ON "trade_order" USING btree ("tenant_id","logistics_no");--> statement-breakpoint
CREATE INDEX "trade_order_pay_order" ON "trade_order" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "trade_order_by_pay_price" ON "trade_order" USING btree ("pay_price","id");--> statement-breakpoint
CREATE INDEX "trade_order_by_create_time" ON "trade_order" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "trade_order_item_order" ON "trade_order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trade_order_item_spu" ON "trade_order_item" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "trade_order_log_order" ON "trade_order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "pay_app_by_name" ON "pay_app" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "pay_app_by_status" ON "pay_app" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "pay_app_by_create_time" ON "pay_app" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_channel_code" ON "pay_channel" USING btree ("app_id","code") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_notify_task_data" ON "pay_notify_task" USING btree ("type","data_id");--> statement-breakpoint
CREATE INDEX "pay_notify_task_due" ON "pay_notify_task" USING btree ("next_notify_time") WHERE status in (0, 21, 22);--> statement-breakpoint
CREATE INDEX "pay_notify_task_by_create_time" ON "pay_notify_task" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "pay_notify_log_task" ON "pay_notify_log" USING btree ("task_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_extension_no" ON "pay_order_extension" USING btree ("no");--> statement-breakpoint
CREATE INDEX "pay_order_extension_order" ON "pay_order_extension" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_order_merchant_order" ON "pay_order" USING btree ("app_id","merchant_order_id") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "pay_order_status" ON "pay_order" USING btree ("tenant_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pay_order_waiting" ON "pay_order" USING btree ("expire_time") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "pay_order_by_price" ON "pay_order" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "pay_order_by_create_time" ON "pay_order" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_refund_no" ON "pay_refund" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_refund_merchant_refund" ON "pay_refund" USING btree ("app_id","merchant_refund_id");--> statement-breakpoint
CREATE INDEX "pay_refund_order" ON "pay_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pay_refund_by_refund_price" ON "pay_refund" USING btree ("refund_price","id");--> statement-breakpoint
CREATE INDEX "pay_refund_by_create_time" ON "pay_refund" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_wallet_user" ON "pay_wallet" USING btree ("tenant_id","user_id","user_type");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_wallet_transaction_biz" ON "pay_wallet_transaction" USING btree ("biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "pay_wallet_transaction_wallet" ON "pay_wallet_transaction" USING btree ("wallet_id","id");