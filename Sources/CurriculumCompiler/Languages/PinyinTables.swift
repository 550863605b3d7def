/// The syllables of Mandarin, and how the frequent characters are read.
enum PinyinTables {
  /// Syllables without tones, with ü.
  ///
  /// Source: Xiandai Hanyu Cidian, 7th edition, table of syllables.
  static let syllables = Set(syllableText.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// The readings of the 1500 most frequent characters, each as a syllable and a tone from 1 to 5: `hao3`.
  ///
  /// Source: Unihan's kMandarin and kHanyuPinyin by pypinyin 0.55 (MIT); frequency by wordfreq 3.1 (CC BY-SA 4.0).
  static let readings: [Unicode.Scalar: [String]] = {
    var readings: [Unicode.Scalar: [String]] = [:]
    for entry in readingText.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entry.split(separator: ":")
      guard parts.count == 2 else { continue }
      for character in parts[1].unicodeScalars { readings[character, default: []].append(String(parts[0])) }
    }
    return readings
  }()

  private static let syllableText = """
    a ai an ang ao ba bai ban bang bao bei ben beng bi bian biang biao bie bin bing bo bong bu ca cai
    can cang cao ce cei cen ceng cha chai chan chang chao che chen cheng chi chong chou chu chua chuai
    chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo da dai dan dang dao de dei den deng di
    dia dian diao die din ding diu dong dou du duan dui dun duo e ei en eng er fa fan fang fei fen feng
    fiao fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha
    hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao
    jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke kei ken keng kong kou ku kua kuai kuan
    kuang kui kun kuo la lai lan lang lao le lei len leng li lia lian liang liao lie lin ling liu lo
    long lou lu luan lun luo lü lüe ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo
    mou mu na nai nan nang nao ne nei nen neng ni nia nian niang niao nie nin ning niu nong nou nu nuan
    nun nuo nü nüe o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian
    qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru rua ruan
    rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she shei shen sheng shi shou
    shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te
    tei teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wong wu
    xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yo yong
    you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhei zhen zheng
    zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo
    """

  private static let readingText = """
    a1:啊阿 a2:啊 a3:啊阿 a4:啊阿 a5:啊阿 ai1:埃 ai3:奇 ai4:爱碍艾 an1:安广厂 an4:干案按岸暗 ang2:仰 ao4:奥澳 ba1:吧巴八 ba2:八 ba3:把
    ba4:把爸伯罢 ba5:吧罢 bai2:白拜 bai3:百伯摆 bai4:派排败拜 ban1:般班颁搬 ban3:版般板 ban4:办半伴 bang1:帮邦 bang3:绑 bang4:旁棒
    bao1:包胞炮 bao3:保宝堡 bao4:报暴爆抱 bei1:背波杯悲 bei3:北 bei4:被北备背贝倍辈 ben1:本 ben3:本 ben4:体 beng1:平旁 bi1:逼幅
    bi3:比笔彼肥 bi4:被比必服秘波币毕虑避闭佛 bian1:边便编 bian3:封 bian4:变便遍辩 bian5:边 biao1:标漂 biao3:表 bie2:别秘 bie4:别
    bin1:份宾 bing1:并兵冰 bing4:并平病 bo1:播般波 bo2:服白百博怕拍暴爆跑佛伯 bo3:播 bu2:不 bu3:补捕堡 bu4:不部布步附怖 cai1:猜 cai2:才财材裁
    cai3:采彩 cai4:采菜 can1:参餐 can2:残 can3:惨 cang2:藏 cao1:造操 cao3:草 cao4:造 ce4:策测册侧 cen1:参 ceng2:增曾层
    cha1:接差插 cha2:查察茶 cha3:土 cha4:差 chai1:差 chai2:查 chai4:差 chan2:单 chan3:产 chang2:长场常尚尝偿 chang3:场厂
    chang4:唱 chao1:超 chao2:朝潮 chao3:超 chao4:超 che1:车 che3:尺 che4:撤彻 chen2:陈沉晨 chen4:称 cheng1:称净
    cheng2:成程城承醒盛诚呈乘 cheng3:呈 cheng4:称 chi1:离吃 chi2:她提治持迟 chi3:移尺 chi4:喜 chong1:充冲 chong2:种重 chong4:冲
    chou1:抽 chou2:圳筹 chu1:出初 chu2:除助著 chu3:处础楚储 chu4:处触祝 chuan1:穿川 chuan2:传船 chuan4:穿 chuang1:创
    chuang2:床 chuang4:创 chun1:春 chun2:纯 chun3:春 chuo4:促 ci1:差刺 ci2:次司词辞 ci3:此 ci4:次刺措 cong2:从 cou3:趣
    cou4:族 cu2:且 cu4:趣促 cui4:体察 cun1:村 cun2:存 cuo1:最差 cuo4:错措 da1:答塔搭 da2:打达答 da3:打 da4:大 da5:塔 dai1:待
    dai4:大代带待毒贷隶戴袋 dan1:单担丹 dan3:担 dan4:但担石弹蛋旦诞 dang1:当 dang3:党 dang4:当档 dao1:刀 dao3:道导岛倒 dao4:到道受倒盗敦
    de2:得德登 de5:的地得底 dei3:得 deng1:登灯 deng3:等 di1:的提低 di2:的逐敌 di3:提底抵 di4:的地第弟帝隶递 dian3:点典 dian4:电店
    diao1:敦刀 diao3:鸟 diao4:调掉挑跳 die2:至涉 ding1:丁灯 ding3:顶 ding4:定订 diu1:丢 dong1:东 dong3:懂董 dong4:动洞
    dou1:都 dou3:斗 dou4:投读斗 du1:都督 du2:独读毒顿 du3:赌 du4:度土 duan1:端 duan3:短 duan4:段断 dui1:追敦 dui4:对队敦
    dun1:敦吨 dun4:顿敦盾 duo1:多 duo2:度夺 duo3:杂 e1:阿 e2:俄额哦 e3:阿恶 e4:啊恶 en1:恩 er2:而儿 er3:尔耳 er4:二 er5:儿 fa1:发
    fa2:泛罚乏 fa3:法 fa4:发 fan1:翻 fan2:烦繁凡 fan3:反返 fan4:反范犯饭泛 fang1:方放 fang2:方房防 fang3:方放访 fang4:放 fei1:非飞菲
    fei2:肥 fei3:非菲 fei4:费废菲 fen1:分纷 fen2:分 fen3:粉 fen4:分份奋 feng1:方风封丰疯峰 feng3:泛 fo2:佛 fou1:不 fou3:不否
    fu1:不夫附肤 fu2:还市服包夫福佛符幅 fu3:府父腐 fu4:服复仅负父福副富付妇怀附覆 ga1:咖 gai1:该核 gai3:改 gai4:概汽盖 gan1:干 gan3:感敢赶
    gan4:个干 gang1:刚抗钢 gang3:港 gang4:钢 gao1:高 gao3:搞 gao4:高告 ge1:可格哥歌 ge2:格革假隔阁 ge3:个合各盖 ge4:个各介 gei3:给
    gen1:根跟 geng1:更 geng3:硬 geng4:更 gong1:公工共供功红攻宫 gong3:共 gong4:共供贡 gou1:句沟 gou3:狗 gou4:构够购句 gu1:家估姑骨孤
    gu2:骨 gu3:股古角苦鼓谷骨 gu4:告故古顾固估雇 gua1:括 gua4:挂 guai4:怪 guan1:关官观冠 guan3:管馆 guan4:果观惯冠 guang1:光 guang3:广
    guang4:光 gui1:规归 gui3:鬼轨 gui4:概贵 gun3:混卷 guo1:过活 guo2:国 guo3:果划 guo4:过划 ha1:哈 ha3:哈 ha4:哈吓 hai2:还孩
    hai3:海 hai4:害 han2:韩含 han3:厂 han4:感汉含 hang2:行航 hang4:行 hao2:号毫豪 hao3:好 hao4:好号 he1:哈喝荷 he2:和合何害河核哈揭荷
    he4:和何格呼喝吓荷 hei1:黑 hen3:很 hen4:恨 heng2:行衡 hong2:共红 hong4:港 hou4:后候 hu1:戏乎呼忽 hu2:和核湖胡 hu3:许 hu4:护户互苦雇
    hua1:化华花 hua2:划华找敌 hua4:化话划华画 huai2:怀圳 huai4:坏 huai5:划 huan1:欢 huan2:还环 huan3:缓 huan4:换援患幻 huang2:黄皇
    hui1:挥恢 hui2:回 hui3:毁 hui4:会毁汇惠绘 hun1:婚 hun2:混 hun4:混 huo1:火 huo2:和活越 huo3:火伙 huo4:和或化获货 huo5:和伙
    ji1:其机期基几击积居激奇绩迹鸡隔 ji2:及级集即极革辑急吉籍疾 ji3:给己几济纪 ji4:其计系记际技济纪继季既绩迹齐 jia1:家加佳咖 jia3:假夏甲 jia4:家价假架驾 jia5:家
    jian1:间监坚渐兼 jian3:前简检减 jian4:间建见件监健渐键荐舰践 jiang1:将江疆 jiang3:讲奖 jiang4:将强降疆 jiao1:教交激焦 jiao3:校角脚
    jiao4:教觉较校叫激 jie1:结接节担差街阶祖揭皆 jie2:结节概截杰 jie3:她解姐 jie4:解界价介届借籍 jie5:家价假 jin1:今金禁津 jin3:仅尽紧
    jin4:进金近仅尽禁 jing1:经京精青惊醒睛 jing3:警景睛 jing4:经境精竟竞静径镜净敬 jiu1:究救九 jiu3:久酒九 jiu4:就究救旧 ju1:据车告且居租俱 ju2:局
    ju3:举拒 ju4:据具足剧姐巨句距聚拒俱 juan1:身圈 juan3:卷圈 juan4:卷圈 jue2:决觉绝角脚狂 jun1:军均 jun4:卷 ka1:咖 ka3:卡 kai1:开
    kai4:核喝 kan1:看刊 kan4:看 kang1:康 kang3:奋 kang4:抗康 kao3:考 kao4:靠搞 ke1:科颗 ke3:可 ke4:可科克客刻课 kei1:刻 ken3:肯
    kong1:空控 kong3:空恐 kong4:空控 kou3:口 ku1:古圣哭 ku3:苦 ku4:库跨酷 kua1:跨 kua3:跨 kua4:跨 kuai4:会快块 kuan1:完宽
    kuan3:款 kuang2:狂呈 kuang4:况兄矿 kui3:缺 kun1:混 kun4:困 kuo4:括适扩 la1:拉啦 la2:拉 la3:拉 la4:拉落腊 la5:拉啦蓝
    lai2:来莱 lai4:赖 lan2:兰蓝 lan3:览 lang2:浪 lang3:朗 lang4:浪 lao2:劳 lao3:老 lao4:落络 le4:乐勒 le5:了 lei1:勒
    lei2:累雷 lei3:累 lei4:类累雷 lei5:勒 leng3:冷 li2:离丽黎 li3:里理礼李 li4:力位利立历列例丽励隶厉 li5:里 lian2:联连令零 lian3:脸
    lian4:练链恋 liang2:量亮良惊粮 liang3:两良 liang4:量亮辆 liao2:料疗聊 liao3:了 liao4:了料 lie3:裂 lie4:列例烈累裂 lin2:林临邻
    lin4:任 ling2:令灵冷零龄 ling3:领令冷 ling4:另令 liu2:游流留聊刘 liu3:留 liu4:留六陆 long2:龙 long4:弄 lou2:楼 lou4:露 lu3:鲁
    lu4:路录角六陆露绿谷 luan4:乱 lun2:论轮伦 lun4:论 luo1:罗落 luo2:罗逻 luo3:果 luo4:路格落络洛 lü3:旅 lü4:律率虑绿累 lüe4:率略
    ma1:妈麻摩 ma2:吗嘛麻 ma3:吗马码 ma4:骂 ma5:么吗嘛 mai3:买 mai4:派卖麦 man2:慢 man3:满 man4:慢漫幕曼 mang2:忙 mao1:猫 mao2:毛猫
    mao4:毛贸描冒貌 me5:么没末 mei2:没某媒 mei3:美每 mei4:媒味妹墨 men2:们门 men5:们 meng1:蒙 meng2:盟蒙 meng3:蒙 meng4:明盟梦
    mi2:迷摩 mi3:米 mi4:密秘迷 mian3:免 mian4:面 miao2:描猫 miao3:秒 mie4:灭 min2:民 ming2:名明盟 ming4:名命 mo2:么无模魔摩
    mo4:没万百末伯默莫冒墨貌 mou2:件谋 mou3:某 mu2:模母 mu3:母姆 mu4:目幕木莫墓 n2:嗯 n3:嗯 n4:嗯 na1:那南 na2:拿 na3:那哪 na4:那内哪纳
    na5:哪 nai2:能 nai3:那哪奶 nai4:能 nan2:南难男 nan4:难 nao3:脑 ne2:那哪 ne4:那 ne5:呢 nei3:那哪 nei4:那内 neng2:能而
    ng2:嗯 ng3:嗯 ng4:嗯 ni1:呢 ni2:呢尼 ni3:你呢尼拟 nian2:年 nian4:念 niang2:娘 niao3:鸟 nie4:哪幸 nin2:您 ning2:疑宁冰
    ning4:年宁 niu2:牛 niu3:纽 nong2:农 nong4:弄 nu2:仅奴 nu3:努 nu4:怒 nuo2:那哪掉 nuo4:那需诺 nü3:女 nü4:女 o2:哦 o4:哦
    ou1:区欧 ou3:遇偶 ou4:握 pa1:吧派 pa2:把 pa4:怕 pai1:拍 pai2:排牌 pai3:排迫 pai4:派 pan2:般盘繁 pan4:片判半伴 pang2:方房旁
    pao1:抱 pao2:包跑胞炮 pao3:跑 pao4:胞炮 pei2:坏培倍陪 pei4:配 peng1:旁苹 peng2:朋庄 peng4:碰 pi1:被批坏培 pi2:比批皮 pi3:比否
    pi4:被副屁 pian1:片篇偏 pian2:平便 pian4:片骗 piao1:票漂 piao3:漂 piao4:票漂 pin2:频贫 pin3:品 ping2:平评苹凭 po1:坡 po2:婆繁
    po4:破迫 pou3:部培抱 pu3:普 pu4:暴堡 qi1:期吃七妻 qi2:其技示支奇七抵旗骑齐 qi3:起己气企启 qi4:气器切汽弃妻刺揭 qia3:卡 qia4:客 qian1:千签迁
    qian2:前钱赶潜 qian4:歉 qiang1:将控枪抢 qiang2:强墙 qiang3:强抢 qiao1:校搞 qiao2:招桥焦 qiao3:巧 qie1:切 qie3:且 qie4:切
    qin1:亲侵 qin3:侵 qing1:清轻青倾 qing2:情精 qing3:请 qing4:亲清声胜庆 qiong2:穷 qiu2:求球团 qu1:去区取趣曲趋驱 qu2:巨句 qu3:取曲
    qu4:去趣 quan1:卷圈 quan2:全权卷圈 quan3:圳 quan4:券 que1:缺 que4:确却 qun2:群 ran2:然燃 ran3:染 rang4:让 rao3:扰绕
    rao4:绕 re2:若 re3:若 re4:热若 ren2:人任儿 ren3:忍 ren4:任认忍 reng2:仍耳 ri4:日 rong2:容融荣 rong3:隔 rou4:肉 ru2:如需
    ru3:女 ru4:月入肉 ruan3:需软 rui4:内瑞 run4:润 ruo4:若弱 sa4:萨 sai1:思塞 sai4:赛塞 san1:三散 san3:散 san4:散 sao1:骚
    se4:色塞 sen1:森 sha1:杀沙 sha2:啥 sha4:接哈沙啥 shai3:色 shan1:山 shan4:单善 shang1:商伤 shang3:上赏 shang4:上尚
    shao1:烧 shao2:招 shao3:少搜 shao4:少绍召 she2:折 she4:社设射摄涉 shei2:谁 shen1:信身参神深申震伸 shen2:什神甚 shen3:审
    shen4:甚 sheng1:生声升胜姓牲 sheng3:省 sheng4:胜圣盛剩乘 shi1:师失施诗 shi2:时实什提十示识食石 shi3:使始斯史施驶
    shi4:是事市世视式示士识试势适室似释殖饰液 shi5:殖 shou1:收 shou2:熟 shou3:手首守 shou4:受授售守兽 shu1:书除输透殊 shu2:术售熟 shu3:数属署
    shu4:数术述束野树 shua1:刷 shua4:刷 shuai4:率 shuang1:双 shui2:谁 shui3:水 shui4:说睡税 shun3:盾 shun4:顺巡 shuo1:说
    shuo4:数 si1:司斯思析私丝 si3:死 si4:以已司台四食似 song1:松 song4:送 sou1:搜 sou3:族 sou4:搜 su1:苏 su2:俗 su4:速诉素缩搬
    suan4:算 sui1:虽 sui2:随 sui4:岁 sun1:餐孙 sun3:损 suo1:些沙缩 suo3:所索锁 suo4:些 ta1:他她它太 ta3:塔 ta4:达哈搭 tai1:台
    tai2:能台 tai4:大太态泰 tan2:谈弹坛 tan3:但坦 tan4:探 tang2:堂唐 tao2:挑逃跳 tao3:讨套 tao4:套 te4:特式 ti1:体 ti2:是题提折
    ti3:体 ti4:达弟替 tian1:天 tian2:田 tian3:典 tiao1:挑 tiao2:调条挑 tiao3:挑 tiao4:超跳 tiao5:挑 tie1:占贴 tie3:铁
    ting1:听厅 ting2:停庭挺 ting3:挺 tong1:通 tong2:同重童洞 tong3:统 tong4:同通痛 tou1:偷 tou2:头投 tou4:透 tou5:头 tu1:突
    tu2:图土余途徒 tu3:土 tuan2:团敦 tuan4:税 tui1:推追 tui2:弟 tui3:腿 tui4:退脱税 tun1:敦 tun2:逐敦吨 tun3:吨 tuo1:脱托税
    tuo2:他它 wa3:瓦 wa4:瓦 wai4:外 wan1:湾 wan2:完玩园 wan3:晚免 wan4:万 wang2:王亡忘 wang3:方网往皇 wang4:望往王忘 wei1:委微威危
    wei2:为于维围违唯 wei3:有委唯伟 wei4:为机位立委未卫遗味谓 wen1:温 wen2:文闻 wen3:限眼稳 wen4:问免 wo3:我 wo4:握 wu1:恶屋污乌 wu2:无母亡
    wu3:五母武午舞伍 wu4:物务恶误乌 xi1:西息喜希析吸悉腊惜 xi2:习席袭 xi3:喜洗 xi4:系戏细既 xia1:呀 xia2:假辖 xia4:下假呼夏吓 xian1:先鲜
    xian2:探嫌 xian3:省显险鲜洗 xian4:现见线限县献宪陷 xiang1:相香乡 xiang2:降洋详 xiang3:想响享 xiang4:相向像项象降 xiao1:号消销呼搜
    xiao3:小 xiao4:校效笑 xie1:些 xie2:接协胁叶耶 xie3:写血 xie4:解写谢械 xin1:新心款 xin2:寻 xin4:信 xing1:星兴胜 xing2:行形研型刑
    xing3:省醒 xing4:行性兴幸姓 xiong1:兄 xiong2:能雄 xiong4:宪 xiu1:修休 xiu4:秀袖 xu1:于需须呼虚 xu2:余 xu3:许 xu4:续姐序休绪叙
    xuan1:宣 xuan3:选 xuan4:券 xue2:学 xue3:雪 xue4:血 xun2:寻询循巡 xun4:训讯迅 ya1:压呀雅 ya2:牙雅 ya3:雅 ya4:亚压牙 ya5:呀
    yan1:烟 yan2:言研严厂延沿颜巡 yan3:广演眼沿 yan4:但言研演验沿厌 yang1:英央 yang2:样阳洋扬 yang3:养洋映仰 yang4:样 yao1:要么由约邀 yao3:要
    yao4:要药幼 ye1:耶 ye2:爷耶 ye3:也野 ye4:业射页夜喝叶液 yi1:一意医依伊衣 yi2:一也它台听移疑异遗仪宜 yi3:以已依奇汽
    yi4:一意议义失医易艺施食印移亿益射异亦衣译忆隶役疫艾 yin1:因音烟阴 yin2:众言银 yin3:听引隐饮 yin4:印币饮 ying1:应英央 ying2:营迎赢 ying3:影景
    ying4:应迎映硬 yo1:育 yong1:拥 yong2:遇 yong3:容永勇 yong4:用 you1:优奥 you2:由游优油尤邮犹 you3:有友 you4:有又油右扰犹幼 yu1:于
    yu2:于与余予鱼娱 yu3:与语予雨 yu4:与或语育预域王遇奥澳余狱雨欲谷誉愈 yuan1:穿 yuan2:员原元源园援允缘圆 yuan3:远 yuan4:院愿 yue1:约 yue2:块
    yue4:说月乐越阅 yun2:员云 yun3:运允盾 yun4:员运均温孕 za1:扎 za2:杂咱 za3:咱 zai1:才灾 zai3:载 zai4:在再载 zan2:咱 zan4:赞暂
    zan5:咱 zang1:藏脏 zang4:藏脏 zao1:遭 zao3:早 zao4:造草 ze2:则责择泽措 ze4:侧 zen3:怎 zeng1:增曾 zeng4:增综 zha1:查扎
    zha2:炸扎 zha3:插扎 zha4:炸册 zhai1:侧 zhai2:度择 zhai4:债 zhan1:站占 zhan3:展 zhan4:战站占 zhang1:张章障 zhang3:长掌涨
    zhang4:章障涨账帐丈 zhao1:着著朝招 zhao2:着著 zhao3:找 zhao4:照召 zhe1:折 zhe2:折哲 zhe3:者 zhe4:这浙 zhe5:着著 zhei4:这
    zhen1:真针 zhen4:镇震阵圳 zheng1:政正争征症丁 zheng3:整承 zheng4:政正证承症 zhi1:之只知指支织智 zhi2:直指职值执植殖 zhi3:只指止积址纸抵
    zhi4:之制知治至示支质识致置志智埃 zhong1:中终钟童 zhong3:种董 zhong4:中种重众 zhou1:周洲州 zhou4:注育逐祝 zhu1:之朝诸猪 zhu2:术筑逐
    zhu3:主属斗 zhu4:主注除助住著筑宁予阻驻祝 zhua1:抓 zhuai3:转 zhuan1:专 zhuan3:转 zhuan4:传转赚 zhuang1:装庄 zhuang4:状
    zhui1:追 zhui4:致 zhun3:准敦 zhuo2:着著 zi1:资次 zi3:子 zi4:自事字 zi5:子 zong1:综宗踪 zong3:总 zong4:从纵 zou1:趣
    zou3:走 zou4:族 zu1:姐租 zu2:族足 zu3:组阻祖 zuan4:赚 zui3:嘴 zui4:最罪 zun1:尊遵 zuo1:作 zuo2:作昨 zuo3:左 zuo4:作做座坐
    """
}
