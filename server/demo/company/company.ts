/** The company behind the site. All of it is invented; the addresses lead nowhere. */
export const company = {
  id: 1,
  name: '智旅科技有限公司',
  phone: '400-000-8899',
  address: '云州市澄湖区观山路 18 号智慧旅游产业园 3 号楼',
  url: 'https://www.zhilv.example',
  email: 'contact@zhilv.example',
  icpNo: '云ICP备00000000号-1',
  intro: `<p>智旅科技专注智慧旅游软件与服务。我们与文旅主管部门、景区和乡村一起，把分散在票务、停车、导览、监控里的数据接到一处，让管理者看得清、调度得动，让游客少排队、多看景。</p>
<h3>我们做什么</h3>
<ul>
<li><strong>全域旅游</strong>：面向市县的数据中心、产业监测、应急指挥、行业监管与乡村民宿平台。</li>
<li><strong>智慧景区</strong>：面向山岳、古镇、湖泊等景区的票务、客流、导览、停车、管控与能耗系统。</li>
<li><strong>持续运营</strong>：驻场实施、7×24 小时值守、节假日重保与年度巡检。</li>
</ul>
<h3>我们相信什么</h3>
<p>好的系统应当安静。游客感受到的是顺畅，而不是设备；值班员看到的是一条明确的建议，而不是满屏的报警。因此我们坚持先到现场走一遍游线，再画架构图；先把一个入口做好，再谈全域。</p>
<h3>我们怎样交付</h3>
<ol>
<li>现场踏勘与客流测算，用两周给出问题清单；</li>
<li>从一个可衡量的目标起步，90 天内上线首批模块；</li>
<li>与景区班组共同值守一个旺季，再移交运维。</li>
</ol>`,
};
