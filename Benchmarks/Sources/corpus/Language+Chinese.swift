extension Language {
  static let chinese = Language(
    code: "zh", name: "Mandarin Chinese", nativeName: "中文", variant: "zh-Hans-CN", script: "Hans", flag: "🇨🇳",
    romanisation: "pinyin",
    inventories: [Inventory(syllables: hanzi, length: 2), Inventory(syllables: hanzi, length: 3)],
    spokenSeparator: " ", nouns: [Ending("", "")], verb: Ending("", ""), adjective: Ending("", ""), space: "",
    wordOrder: .subjectVerbObject, person: Sound("安娜", "Ānnà"), fullStop: "。")

  /// Simplified characters, each with one of its readings.
  private static let hanzi = sounds(
    """
    人:rén 口:kǒu 手:shǒu 日:rì 月:yuè 水:shuǐ 火:huǒ 山:shān 石:shí 田:tián 土:tǔ 木:mù 天:tiān 地:dì 大:dà 小:xiǎo \
    上:shàng 下:xià 左:zuǒ 右:yòu 中:zhōng 外:wài 里:lǐ 前:qián 后:hòu 东:dōng 西:xī 南:nán 北:běi 春:chūn 夏:xià \
    秋:qiū 冬:dōng 风:fēng 雨:yǔ 雪:xuě 云:yún 电:diàn 花:huā 草:cǎo 树:shù 林:lín 森:sēn 江:jiāng 河:hé 海:hǎi \
    湖:hú 路:lù 桥:qiáo 车:chē 船:chuán 马:mǎ 牛:niú 羊:yáng 狗:gǒu 猫:māo 鸟:niǎo 鱼:yú 虫:chóng 米:mǐ 面:miàn \
    肉:ròu 菜:cài 果:guǒ 茶:chá 酒:jiǔ 饭:fàn 汤:tāng 糖:táng 盐:yán 油:yóu 衣:yī 帽:mào 鞋:xié 布:bù 纸:zhǐ 笔:bǐ \
    书:shū 字:zì 文:wén 话:huà 语:yǔ 言:yán 学:xué 校:xiào 生:shēng 师:shī 友:yǒu 朋:péng 父:fù 母:mǔ 哥:gē 姐:jiě \
    弟:dì 妹:mèi 儿:ér 女:nǚ 男:nán 家:jiā 门:mén 窗:chuāng 床:chuáng 桌:zhuō 椅:yǐ 灯:dēng 房:fáng 屋:wū 城:chéng \
    市:shì 村:cūn 国:guó 京:jīng 店:diàn 馆:guǎn 院:yuàn 场:chǎng 站:zhàn 年:nián 时:shí 分:fēn 秒:miǎo 早:zǎo \
    晚:wǎn 午:wǔ 夜:yè 今:jīn 明:míng 昨:zuó 星:xīng 期:qī 红:hóng 黄:huáng 蓝:lán 绿:lǜ 白:bái 黑:hēi 灰:huī 色:sè \
    高:gāo 低:dī 长:cháng 短:duǎn 新:xīn 旧:jiù 快:kuài 慢:màn 冷:lěng 热:rè 好:hǎo 坏:huài 多:duō 少:shǎo 美:měi \
    老:lǎo 轻:qīng 重:zhòng 远:yuǎn 近:jìn 干:gān 湿:shī 甜:tián 苦:kǔ 酸:suān 香:xiāng 安:ān 静:jìng 忙:máng 累:lèi \
    走:zǒu 跑:pǎo 跳:tiào 飞:fēi 坐:zuò 立:lì 睡:shuì 起:qǐ 吃:chī 喝:hē 看:kàn 听:tīng 说:shuō 读:dú 写:xiě 画:huà \
    唱:chàng 笑:xiào 哭:kū 想:xiǎng 知:zhī 道:dào 认:rèn 识:shí 记:jì 忘:wàng 爱:ài 喜:xǐ 欢:huān 怕:pà 要:yào \
    能:néng 会:huì 可:kě 以:yǐ 来:lái 去:qù 回:huí 进:jìn 出:chū 开:kāi 关:guān 买:mǎi 卖:mài 给:gěi 拿:ná 放:fàng \
    找:zhǎo 送:sòng 用:yòng 做:zuò 工:gōng 作:zuò 休:xiū 息:xī 洗:xǐ 穿:chuān 打:dǎ 玩:wán 等:děng 问:wèn 答:dá \
    教:jiāo 帮:bāng 助:zhù 医:yī 药:yào 病:bìng 身:shēn 头:tóu 眼:yǎn 耳:ěr 鼻:bí 牙:yá 脸:liǎn 心:xīn 脚:jiǎo \
    钱:qián 包:bāo 票:piào 邮:yóu 信:xìn 机:jī 网:wǎng 影:yǐng 视:shì 音:yīn 乐:yuè 球:qiú 棋:qí 图:tú \
    照:zhào 片:piàn 刀:dāo 碗:wǎn 杯:bēi 瓶:píng 锅:guō 盘:pán 筷:kuài 勺:sháo 竹:zhú 金:jīn 银:yín 铁:tiě 玉:yù \
    光:guāng 声:shēng 力:lì 气:qì 名:míng 号:hào 数:shù 题:tí 课:kè 本:běn 词:cí 句:jù 黎:lí 虎:hǔ 兔:tù 龙:lóng \
    蛇:shé 鸡:jī 猪:zhū 鼠:shǔ 猴:hóu 象:xiàng 熊:xióng 梅:méi 兰:lán 菊:jú 松:sōng 柳:liǔ 桃:táo 梨:lí 瓜:guā \
    豆:dòu 麦:mài 棉:mián 丝:sī 皮:pí 羽:yǔ 角:jiǎo 尾:wěi 根:gēn 叶:yè 枝:zhī 种:zhǒng 世:shì 界:jiè 平:píng 和:hé
    """)
}
