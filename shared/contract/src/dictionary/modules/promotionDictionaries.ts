import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the promotion pages. */
export const promotionDictionaries: readonly Dictionary[] = [
  {
    id: 121,
    type: 'promotion_discount_type',
    name: '优惠类型',
    entries: [
      ['1', '满减', 'success'],
      ['2', '折扣', 'primary'],
    ],
  },
  {
    id: 122,
    type: 'promotion_product_scope',
    name: '营销的商品范围',
    entries: [
      ['1', '通用券', 'default'],
      ['2', '商品券', 'default'],
      ['3', '品类券', 'default'],
    ],
  },
  {
    id: 123,
    type: 'promotion_coupon_template_validity_type',
    name: '优惠券模板的有限期类型',
    entries: [
      ['1', '固定日期', 'default'],
      ['2', '领取之后', 'default'],
    ],
  },
  {
    id: 124,
    type: 'promotion_coupon_status',
    name: '优惠券的状态',
    entries: [
      ['1', '未使用', 'primary'],
      ['2', '已使用', 'success'],
      ['3', '已过期', 'info'],
    ],
  },
  {
    id: 125,
    type: 'promotion_coupon_take_type',
    name: '优惠券的领取方式',
    entries: [
      ['1', '直接领取', 'primary'],
      ['2', '指定发放', 'success'],
      ['3', '新人券', 'info'],
    ],
  },
  {
    id: 126,
    type: 'promotion_activity_status',
    name: '促销活动的状态',
    entries: [
      ['10', '未开始', 'primary'],
      ['20', '进行中', 'success'],
      ['30', '已结束', 'info'],
      ['40', '已关闭', 'warning'],
    ],
  },
  {
    id: 127,
    type: 'promotion_condition_type',
    name: '营销的条件类型',
    entries: [
      ['10', '满 N 元', 'primary'],
      ['20', '满 N 件', 'success'],
    ],
  },
  {
    id: 128,
    type: 'promotion_banner_position',
    name: '横幅位置',
    entries: [
      ['5', '满减送页', 'warning'],
      ['4', '限时折扣页', 'warning'],
      ['3', '砍价活动页', 'warning'],
      ['2', '秒杀活动页', 'warning'],
      ['1', '首页', 'warning'],
    ],
  },
  {
    id: 129,
    type: 'promotion_bargain_record_status',
    name: '砍价记录的状态',
    entries: [
      ['1', '砍价中', 'default'],
      ['2', '砍价成功', 'success'],
      ['3', '砍价失败', 'warning'],
    ],
  },
  {
    id: 130,
    type: 'promotion_combination_record_status',
    name: '拼团记录的状态',
    entries: [
      ['0', '拼团中', ''],
      ['1', '拼团成功', 'success'],
      ['2', '拼团失败', 'warning'],
    ],
  },
];
