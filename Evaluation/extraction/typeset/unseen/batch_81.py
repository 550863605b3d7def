"""The eighty-first: sheets by one who does not know the reader, drawn by dice (seed 81, here twelve, in batch 82 twelve) from a list of sixty-eight.

Papers with the scheme in another file, three of: AQA GCSE Biology 2022, OCR Gateway Chemistry 2019, SQA Higher History 2018, IB ESS SL 2017,
Cambridge O Level Biology 2016, VCE Biology 2018, CCEA Home Economics 2017, Eduqas Religious Studies 2019. In the same file, two of: CSEC
Principles of Business 2016, KCSE Agriculture mock 2021, CBSE Class 10 Science 2023, brevet histoire-géographie 2019, Leaving Cert Home Economics
2014, Realschule Bayern Biologie 2015. Choices, five of: WASSCE Biology objective 2015, JAMB Economics 2013, NSW HSC Business Studies 2020, DGT 2021,
DVSA theory 2016, Illinois DMV 2014, City & Guilds plumbing 2017, AP US History 2019, food hygiene 2020, ENEM 2018, nursing with rationales 2019,
egzamin ósmoklasisty 2020, radio Technician pool 2018. True or false, one of: patente 2018, welding safety 2012, nutrition 2015. Gaps, two of: US cell
notes 2016, DaF A1 2018, FCE cloze 2018, participe passé 2017, KS2 Romans 2019. Matching, one of: Civil War 2014, hairdressing tools 2016, KS3 apparatus
2018. Questions with answers, two of: Indian GK 2019, accommodation FAQ 2021, blood donation FAQ 2018, Network+ cards 2020, church class 2008, HGV
interview 2013. Glossaries, two of: USGS geology 2011, KS3 History 2017, carpentry 2010, OpenStax economics 2015. Words, three of: HSK 1, Russian A1,
Hindi, Greek, ulpan Hebrew, Arabic plurals, N4 kanji, TOPIK I, GCSE Spanish, Swedish–Arabic. Book, one of: NCERT history, ratio with answers, US geometry
review, ecuaciones ESO. Worked, one of: AS physics 2012, microeconomics 2016, suites 2014. Asking nothing, one of: syllabus 2018, lab rules 2013, trip 2019.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import data_table, document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout, total, walk
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/])", r"\\\1", text)


def quoted(question):
    """The statement to be discussed and what is asked of it, for a question that begins with a quotation."""
    if not question.startswith("“"):
        return {}
    context, command = question.split("” ", 1)
    return {"context": context + "”", "command": command}


# Essays of a Scottish prelim, SQA Higher History

ESSAYS = [
    ("SECTION 1 – BRITISH", "Part A: Britain, 1851–1951", [
        ("To what extent were changing attitudes in society the main reason why more people gained the right to vote in Britain between 1851 and 1928?", ["The growth of an educated middle class and skilled working class made it hard to argue that they were unfit to vote.", "Parties extended the franchise in 1867 and 1884 partly in the hope of winning new supporters.", "The work of women during the Great War helped to change opinion in time for the Act of 1918.", "Pressure groups such as the Reform League held mass meetings that worried the government."]),
        ("How important were the social surveys of Booth and Rowntree as a reason for the Liberal social reforms, 1906–1914?", ["Booth found that about 30 per cent of the people of London lived in poverty.", "Rowntree’s study of York showed that poverty was not only a problem of the capital.", "Many volunteers for the Boer War were rejected as unfit, which raised fears for national efficiency.", "The rise of the Labour Party threatened to take working-class votes from the Liberals."]),
        ("“The Labour government of 1945–1951 met the needs of the people.” How valid is this view?", ["The National Health Service offered free treatment to all from July 1948.", "The National Insurance Act of 1946 gave benefits from the cradle to the grave.", "House building fell short of the target and long waiting lists remained in 1951.", "The school leaving age was raised to 15, although many buildings were old and crowded."])]),
    ("SECTION 2 – EUROPEAN AND WORLD", "Part B: Germany, 1815–1939", [
        ("To what extent were economic factors the main reason for the growth of nationalism in Germany, 1815–1850?", ["The Zollverein of 1834 made trade between most German states free of duties.", "Railways brought the people and markets of the states closer together.", "The ideas of the French Revolution and the war against Napoleon gave Germans a common cause.", "Writers, composers and student societies celebrated a shared culture and language."]),
        ("How important was the role of Bismarck in the unification of Germany by 1871?", ["Bismarck isolated Austria by diplomacy before the war of 1866.", "He edited the Ems telegram in such a way that France declared war in July 1870.", "The army reforms of Moltke and Roon gave Prussia a force able to win short wars.", "Prussia’s coal, iron and railways had already made her the leading German economy."]),
        ("“Resentment towards the Treaty of Versailles was the main reason why the Nazis achieved power in 1933.” How valid is this view?", ["Germans called the treaty a dictated peace and hated the war guilt clause.", "Unemployment rose above six million in the winter of 1932.", "Coalitions under the Weimar constitution were weak and short-lived.", "Hitler’s speeches and the party’s propaganda reached voters of many classes."])]),
    ("", "Part C: Russia, 1881–1921", [
        ("How important was the outbreak of war with Japan as a cause of the revolution of 1905?", ["Defeats at Port Arthur and Tsushima humiliated the government.", "The war raised the price of food and put workers in the cities out of their jobs.", "Peasants resented redemption payments and the shortage of land.", "The shootings of Bloody Sunday broke the bond between the Tsar and his people."]),
        ("To what extent was the First World War the main reason for the fall of the Tsar in February 1917?", ["Heavy losses at Tannenberg and later destroyed confidence in the army’s leaders.", "The Tsar took command in 1915 and was then blamed for each defeat.", "Bread queues in Petrograd turned into strikes and demonstrations.", "The influence of Rasputin damaged the standing of the royal family."]),
        ("How far were the weaknesses of the Provisional Government responsible for the success of the Bolsheviks in October 1917?", ["The government continued the war, and the June offensive failed.", "It delayed the question of land until an assembly could meet.", "Order Number One left control of the garrison to the Soviet.", "Lenin’s slogan “Peace, Bread and Land” offered what most people wanted."])]),
    ("", "Part D: USA, 1918–1968", [
        ("To what extent did the fear of revolution cause changing attitudes towards immigrants in the USA in the 1920s?", ["The Palmer raids of 1919–1920 followed a series of bombs posted to public men.", "The trial of Sacco and Vanzetti showed prejudice against Italians and anarchists.", "Unions feared that new arrivals would accept low wages and break strikes.", "Many Protestants were suspicious of Catholic and Jewish newcomers from southern and eastern Europe."]),
        ("How effective was the New Deal in solving the problems of the USA in the 1930s?", ["The Emergency Banking Act restored trust in the banks within days.", "The Civilian Conservation Corps gave work to more than two million young men.", "Unemployment was still above 10 per cent when war began in Europe.", "Farm workers and domestic servants, many of them black, were left out of the Social Security Act."]),
        ("“The civil rights movement succeeded mainly because of Martin Luther King.” How valid is this view?", ["King’s leadership of the bus boycott in Montgomery made him known throughout the country.", "His speech in Washington in August 1963 was heard by some 250,000 people.", "The NAACP had already won the Brown case in 1954 through the courts.", "Television pictures from Birmingham turned opinion in the North and abroad."])]),
]


@layout(HALF, "essays-herring", "Scottish history prelim of essays, marks in a column of their own at the right; marking instructions as a table in their own file")
def essays_herring(draw):
    body, rows, items, n = r"\begin{flushleft}\textbf{Total marks – 44}\\[4pt]\textbf{Attempt ONE question from each section.}\end{flushleft}", "", [], 0
    for place, (section, part, asked) in enumerate(ESSAYS):
        mark_head = r"\hfill\textbf{MARKS}" if place % 2 == 0 else ""
        body += (rf"\bigskip{{\large\textbf{{{tex(section)} – 22 marks}}}}\par\textbf{{Attempt ONE question.}}\par" if section else "") + rf"\medskip\needspace{{40mm}}\textbf{{{tex(part)}}}{mark_head}\par\smallskip "
        for question, points in asked:
            n += 1
            body += rf"\needspace{{20mm}}\asked{{\textbf{{{n}.}}}}{{{tex(question)}}}{{22}}\bigskip "
            cell = r"Possible points may include:\par\begin{itemize}[nosep,leftmargin=4mm,after=\vspace{3pt}]" + "".join(rf"\item {tex(p)}" for p in points) + r"\end{itemize}"
            rows += rf"\textbf{{{n}.}} & {cell} & \hfil 22\\\hline "
            items.append(item(question, "\n".join(points), str(n), 22, kind="long", **quoted(question), rubric=[{"text": p, "marks": None} for p in points]))
    body += r"\bigskip\begin{center}\textbf{[END OF QUESTION PAPER]}\end{center}"
    extra = r"\newcommand\asked[3]{\par{\leftskip=11mm\rightskip=20mm\parfillskip=0pt\noindent\hspace*{-11mm}\makebox[11mm][l]{#1}#2\nobreak\hfill\rlap{\hspace*{11mm}#3}\par}}"
    engine, source = document(draw, body, ["noto", "helvetica"], (11,), (21, 24), head=r"\fancyhead[C]{\small Higher History – Prelim 2018 – Paper 1}", foot=r"\fancyfoot[R]{\small Page \thepage}", extra=extra)
    scheme = r"{\large\bfseries Higher History Prelim 2018, Paper 1: Marking Instructions}\par\medskip Award up to 4 marks for structure, up to 6 marks for knowledge and up to 12 marks for analysis and evaluation. Candidates may use other evidence.\par\medskip\renewcommand\arraystretch{1.35}\begin{longtable}{|>{\raggedright\arraybackslash}p{18mm}|>{\raggedright\arraybackslash}p{118mm}|p{16mm}|}\hline\textbf{Question} & \textbf{Specific marking instructions for this question} & \textbf{Max mark}\\\hline\endhead " + rows + r"\end{longtable}"
    return Document(engine, source, items, document(draw, scheme, ["noto", "helvetica"], (10,), (19, 21), foot=r"\fancyfoot[R]{\small page \thepage}", extra=extra)[1])


# Biology theory paper, Cambridge O Level

BIOLOGY = [
    {"parts": [
        {"stem": "Table 1.1 shows the energy and the mass of some nutrients in 100 g of three foods.", "table": {"caption": "Table 1.1", "head": ["food", "energy / kJ", "protein / g", "fat / g", "carbohydrate / g"], "rows": [["cheddar cheese", "1700", "25", "34", "0"], ["white bread", "1000", "8", "2", "46"], ["lentils, boiled", "440", "9", "0", "18"]]}, "parts": [
            {"command": "Name the food in Table 1.1 that contains no carbohydrate.", "marks": 1, "points": [("cheddar cheese", 1)]},
            {"command": "Calculate the energy in 250 g of white bread.", "marks": 1, "kind": "numeric", "points": [("2500 kJ", 1)]},
            {"command": "Suggest why 100 g of cheese provides more energy than 100 g of bread.", "marks": 2, "points": [("cheese contains more fat", 1), ("fat releases about twice as much energy per gram as carbohydrate", 1)]}]},
        {"command": "Describe how a student could show that a food contains protein.", "marks": 2, "points": [("add biuret reagent to the crushed food", 1), ("turns from blue to purple", 1)], "allow": ["violet or lilac"]},
        {"command": "Explain the importance of fibre in the diet.", "marks": 3, "points": [("adds bulk to the food", 1), ("muscles of the gut wall can push against it", 1), ("peristalsis", 1), ("prevents constipation", 1)], "note": "max 3"}]},
    {"parts": [
        {"parts": [
            {"command": "Name the valve between the left atrium and the left ventricle.", "marks": 1, "points": [("bicuspid", 1)], "allow": ["mitral"]},
            {"command": "State the function of this valve.", "marks": 1, "points": [("prevents the backflow of blood into the atrium", 1)]}]},
        {"command": "Explain why the wall of the left ventricle is thicker than the wall of the right ventricle.", "marks": 2, "points": [("left ventricle pumps blood to the whole body", 1), ("higher pressure is needed", 1), ("right ventricle pumps to the lungs only", 1)], "note": "max 2"},
        {"command": "An athlete runs a race of 400 m. Explain why the heart rate of the athlete stays high for some minutes after the end of the race.", "marks": 4, "points": [("anaerobic respiration in the muscles during the race", 1), ("lactic acid builds up", 1), ("oxygen debt", 1), ("oxygen is needed to break down lactic acid in the liver", 1), ("blood carries lactic acid to the liver", 1)], "note": "max 4"}]},
    {"parts": [
        {"command": "Define the term transpiration.", "marks": 2, "points": [("loss of water vapour", 1), ("from the leaves of a plant through the stomata", 1)]},
        {"parts": [
            {"command": "Name the tissue that carries water from the roots to the leaves.", "marks": 1, "points": [("xylem", 1)], "reject": ["phloem"]},
            {"command": "State two ways in which this tissue is adapted for its function.", "marks": 2, "points": [("no cell contents", 1), ("no end walls so that the vessels form a tube", 1), ("walls strengthened with lignin", 1)], "note": "max 2"}]},
        {"command": "Explain the effect of an increase in the speed of the wind on the rate of transpiration.", "marks": 3, "points": [("rate increases", 1), ("water vapour is blown away from the stomata", 1), ("steeper diffusion gradient between the leaf and the air", 1)]}]},
    {"parts": [
        {"command": "State what is meant by the term allele.", "marks": 1, "points": [("an alternative form of a gene", 1)]},
        {"stem": "In pea plants the allele for tall stems, T, is dominant to the allele for short stems, t. A heterozygous tall plant is crossed with a short plant.", "parts": [
            {"command": "State the genotype of the heterozygous plant.", "marks": 1, "points": [("Tt", 1)]},
            {"command": "State the percentage of the offspring that is expected to be short.", "marks": 1, "kind": "numeric", "points": [("50%", 1)]}]},
        {"command": "Identical twins have the same genotype. Suggest why one twin may have a greater body mass than the other.", "marks": 2, "points": [("environment affects body mass", 1), ("one twin may eat more", 1), ("one twin may take less exercise", 1)], "note": "max 2"}]},
]


@layout(HALF, "biology-haddock", "O Level biology with nested parts, dotted lines and marks at their end; scheme without rules in its own file")
def biology_haddock(draw):
    body, rows, items = "", "", []
    for place, question in enumerate(BIOLOGY):
        label, pending, top, seen = rf"\textbf{{{place + 1}}}", "", str(place + 1), set()
        for path, part, entry in walk(question, place):
            if len(path) == 1:
                continue
            letter = "abcdef"[path[1]]
            if entry is None:
                if part.get("stem"):
                    body += rf"\needspace{{55mm}}\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{label}}}\textbf{{({letter})}}}}{{{tex(part['stem'])}}}" + data_table(part) + r"\medskip "
                    label = ""
                else:
                    pending = rf"\makebox[8mm][l]{{{label}}}\makebox[8mm][l]{{\textbf{{({letter})}}}}"
                    label = ""
                continue
            if len(path) == 3:
                roman = "i ii iii iv".split()[path[2]]
                front = pending + rf"\makebox[8mm][l]{{\textbf{{({roman})}}}}"
                body += rf"\needspace{{30mm}}\lab{{0pt}}{{24mm}}{{{front if pending else chr(92) + 'hspace*{16mm}' + front}}}{{{tex(part['command'])}}}"
                pending, indent = "", 24
            else:
                roman = ""
                body += rf"\needspace{{30mm}}\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{label}}}\textbf{{({letter})}}}}{{{tex(part['command'])}}}"
                label, indent = "", 16
            lines = part["marks"] if part["marks"] < 2 else part["marks"] + 1
            dots = r"\par\vspace{7pt}\hspace*{%dmm}\dotfill" % indent
            body += dots * lines + rf"\,[{part['marks']}]\par\bigskip "
            items.append(entry)
            cell = r"\newline ".join(tex(text) + " ;" for text, _ in part["points"])
            cell += "".join(rf"\newline A {tex(a)}" for a in part.get("allow", [])) + "".join(rf"\newline R {tex(a)}" for a in part.get("reject", []))
            cell += rf"\hfill {tex(part['note'])}" if "note" in part else ""
            cell += r"\rule[-7pt]{0pt}{7pt}"
            rows += rf"\textbf{{{top}}} & {'' if letter in seen else f'({letter})'} & {f'({roman})' if roman else ''} & {cell} & [{part['marks']}]\\ "
            top = ""
            seen.add(letter)
        body += rf"\hfill [Total: {total(question)}]\par\vspace{{8mm}} "
        rows += rf"& & & \hfill [Total: {total(question)}] &\\[8pt] "
    foot = r"\fancyfoot[L]{\scriptsize\copyright\ Practice 2016}\fancyfoot[C]{\scriptsize 5090/22/M/J/16}"
    engine, source = document(draw, body, ["arial", "timesnew"], (11,), (20, 22), head=r"\fancyhead[C]{\textbf{\thepage}}", foot=foot)
    scheme = r"\begin{center}\small\begin{tabular}{|p{22mm}|p{85mm}|p{22mm}|p{16mm}|}\hline\hfil\textbf{Page 2} & \hfil\textbf{Mark Scheme} & \hfil\textbf{Syllabus} & \hfil\textbf{Paper}\\\hline & \hfil\textbf{O Level – May/June 2016} & \hfil\textbf{5090} & \hfil\textbf{22}\\\hline\end{tabular}\end{center}{\small ; separates points\quad A accept\quad R reject\quad max: the most to give}\par\medskip\begin{longtable}{p{6mm}p{8mm}p{8mm}>{\raggedright\arraybackslash}p{110mm}r}" + rows + r"\end{longtable}"
    return Document(engine, source, items, document(draw, scheme, ["arial"], (10,), (22, 24), foot=r"\fancyfoot[R]{\scriptsize \thepage}")[1])


# Religious studies, Eduqas

RELIGION = [
    ("Issues of Relationships", [
        ("What is meant by “cohabitation”?", 2, ["Living together as a couple without being married or in a civil partnership.", "It can be permanent or a stage before marriage."]),
        ("Describe the marriage ceremony in one religion you have studied.", 5, ["In a Church of England wedding the couple make vows before God and witnesses.", "Rings are exchanged as a sign of eternal love.", "The priest declares the couple to be husband and wife and blesses them.", "Readings such as 1 Corinthians 13 and hymns are chosen by the couple."]),
        ("Explain attitudes to divorce from either two religions or two religious traditions.", 8, ["Roman Catholics hold that marriage is a sacrament and cannot be dissolved.", "An annulment may be granted where the marriage was never valid.", "The Church of England accepts divorce as a last resort, and some vicars will remarry divorced people.", "In Islam divorce is permitted, but a hadith calls it the most hated of lawful things.", "Muslims observe a waiting period (iddah) before the divorce is final."]),
        ("“Religious teachings about sex are out of date.” Discuss this statement, showing that you have considered more than one point of view. (You must refer to religion and belief in your answer.)", 15, ["Many people today see sex before marriage as normal, and contraception has changed its risks.", "Some religious believers stress love and commitment more than rules.", "Others believe that scripture is God’s word and so does not go out of date.", "Teaching on chastity may protect people from being hurt or exploited.", "Humanists hold that consent and the happiness of those involved are what matter."])]),
    ("Issues of Life and Death", [
        ("What is meant by “sanctity of life”?", 2, ["The belief that life is precious or holy because it is a gift from God.", "Life should therefore be protected."]),
        ("Describe religious teachings about the origin of the universe.", 5, ["Genesis 1 describes how God made the world in six days and rested on the seventh.", "Human beings were made in the image of God.", "The Qur’an teaches that Allah created the heavens and the earth and all that is between them.", "Some Christians read the account as a poem about meaning and accept the Big Bang."]),
        ("Explain, from either two religions or two religious traditions, beliefs about life after death.", 8, ["Christians believe that the resurrection of Jesus gives hope of eternal life.", "Roman Catholics believe in purgatory, where souls are made ready for heaven.", "Muslims believe in akhirah and a day of judgement when deeds are weighed.", "The body stays in the grave in a state called barzakh until that day.", "Both religions teach that actions in this life matter for the next."]),
        ("“Euthanasia should be legal.” Discuss this statement, showing that you have considered more than one point of view. (You must refer to religion and belief in your answer.)", 15, ["People should have the right to a dignified death when they suffer without hope of recovery.", "Doctors promise to preserve life, and the old or disabled may feel under pressure.", "Most Christians and Muslims believe that only God may take life.", "Hospices show another way to care for the dying.", "Some Christians say that the most loving action may be to end suffering."])]),
    ("Issues of Good and Evil", [
        ("What is meant by “free will”?", 2, ["The ability to choose between right and wrong for oneself.", "Christians believe that it was given by God."]),
        ("Describe how believers work in prisons as chaplains.", 5, ["Chaplains visit prisoners and listen to them in confidence.", "They lead worship and study groups.", "They support families and break bad news.", "They encourage repentance and help prisoners to prepare for release."]),
        ("Explain attitudes to the death penalty from either two religions or two religious traditions.", 8, ["Quakers oppose it because there is something of God in every person.", "Some Christians refer to Exodus: an eye for an eye.", "Pope Francis has said that it is inadmissible because it attacks human dignity.", "Shari’ah law permits it for some crimes, such as murder.", "Under qisas the family of a victim may accept money or forgive instead."]),
        ("“It is always right to forgive.” Discuss this statement, showing that you have considered more than one point of view. (You must refer to religion and belief in your answer.)", 15, ["Jesus told Peter to forgive seventy times seven, and forgave those who crucified him.", "Forgiveness can free the victim from anger.", "Some crimes are so terrible that people feel unable to forgive.", "Justice may still call for punishment even where there is forgiveness.", "Nobody but the victim has the right to forgive."])]),
]


@layout(HALF, "religion-mackerel", "religious studies with parts (a) to (d) and marks in square brackets; scheme that repeats the questions, in its own file")
def religion_mackerel(draw):
    body, scheme, items = r"\begin{center}\textbf{Component 1}\\[3pt]\textbf{Religious, Philosophical and Ethical Studies in the Modern World}\\[3pt] Answer \textbf{all} questions.\end{center}", "", []
    for n, (head, parts) in enumerate(RELIGION, 1):
        body += rf"\bigskip\needspace{{50mm}}\begin{{center}}\textbf{{{head}}}\end{{center}}"
        scheme += rf"\bigskip\begin{{center}}\textbf{{{head}}}\end{{center}}"
        for k, (question, marks, points) in enumerate(parts):
            letter = "abcd"[k]
            first = rf"\textbf{{{n}.}}" if k == 0 else ""
            body += rf"\needspace{{15mm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{first}}}(\textit{{{letter}}})}}{{{tex(question)}\pushright{{[{marks}]}}}}\medskip "
            scheme += rf"\needspace{{25mm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{first}}}\textbf{{({letter})}}}}{{\textbf{{{tex(question)}}}\pushright{{\textbf{{[{marks}]}}}}}}{{\leftskip=18mm\small\textit{{Credit any valid answer. Candidates could include some of the following:}}\par}}\begin{{itemize}}[nosep,leftmargin=24mm]" + "".join(rf"\item {tex(p)}" for p in points) + r"\end{itemize}\medskip "
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, kind="short" if k < 2 else "long", **quoted(question), rubric=[{"text": p, "marks": None} for p in points]))
    engine, source = document(draw, body, ["arial"], (11, 12), (23, 26), head=r"\fancyhead[C]{\thepage}", foot=r"\fancyfoot[L]{\scriptsize C120U10-1}")
    return Document(engine, source, items, document(draw, r"\begin{center}{\large\bfseries GCSE Religious Studies C120U10-1 – Mark Scheme, Summer 2019}\end{center}" + scheme, ["arial"], (10, 11), (23, 25))[1])


# History, geography and civics, diplôme national du brevet

TEXTE = "« Je suis arrivée à l’usine en novembre 1915. Mon mari était au front depuis quinze mois. On nous avait dit que les hommes manquaient pour tourner les obus. Nous étions près de huit cents femmes dans l’atelier. La journée durait onze heures, parfois douze, et la poussière jaunissait nos mains. On nous payait moins que les ouvriers restés à l’arrière, mais c’était plus qu’une couturière. Le soir, je faisais la queue pour le charbon, puis j’écrivais au front. »"
BREVET = [
    ("Exercice 1 – Analyser et comprendre un document en histoire", "Témoignage (imaginé) d’une ouvrière, d’après des récits recueillis dans les années 1930.", [
        ("1", "Présentez le document : nature, auteur, contexte.", "C’est le témoignage d’une ouvrière qui travaille dans une usine d’obus pendant la Première Guerre mondiale, en 1915."),
        ("2", "Expliquez pourquoi cette femme travaille dans une usine d’armement.", "Les hommes sont mobilisés au front : les femmes les remplacent pour fabriquer les munitions. Elle doit aussi gagner sa vie en l’absence de son mari."),
        ("3", "Relevez deux éléments qui montrent que les conditions de travail sont difficiles.", "La journée dure onze ou douze heures et la poussière jaunit les mains des ouvrières."),
        ("4", "Quelle inégalité le témoin dénonce-t-il ?", "Les femmes sont moins payées que les ouvriers pour le même travail."),
        ("5", "En quoi ce document montre-t-il que les civils participent à une guerre totale ?", "Toute la population et l’économie sont mises au service de la guerre : à l’arrière, les civils produisent des armes, subissent les pénuries (le charbon) et soutiennent le moral des soldats par les lettres.")]),
    ("Exercice 2 – Maîtriser différents langages en géographie", None, [
        (None, "Sous la forme d’un développement construit d’une vingtaine de lignes, et en vous appuyant sur un exemple étudié en classe, décrivez les espaces d’une aire urbaine française et expliquez les mobilités de ses habitants.", "Une aire urbaine comprend une ville-centre, des banlieues et une couronne périurbaine. La ville-centre, par exemple Lyon, concentre les emplois, les commerces et les services. Beaucoup d’actifs habitent la couronne, où le logement est moins cher, et font chaque jour des migrations pendulaires en voiture ou en train. L’étalement urbain consomme des terres agricoles et allonge les trajets.")]),
    ("Exercice 3 – Mobiliser des compétences relevant de l’enseignement moral et civique", "Situation : une commune de 6 000 habitants veut créer un conseil municipal des jeunes pour les élèves de 11 à 15 ans.", [
        ("1", "Citez deux valeurs de la République française.", "la liberté et l’égalité"),
        ("2", "À partir de quel âge peut-on voter aux élections municipales en France ?", "18 ans"),
        ("3", "Donnez un exemple de projet qu’un conseil municipal des jeunes pourrait proposer.", "l’aménagement d’une piste cyclable entre le collège et le gymnase"),
        ("4", "À la demande du maire, rédigez quelques lignes pour convaincre les élèves de se présenter au conseil.", "Être élu permet de défendre les idées des jeunes, d’apprendre le débat et le respect des avis différents, et d’améliorer la vie de la commune. C’est une première expérience de l’engagement citoyen.")]),
]


@layout(HALF, "brevet-sardine", "French history, geography and civics with a document, numbers that restart in each exercise, the corrigé behind in the same file")
def brevet_sardine(draw):
    body, key, items = "", "", []
    for place, (head, intro, asked) in enumerate(BREVET):
        points = ["20 points", "20 points", "10 points"][place]
        body += f'#v(5mm)\n#block(sticky: true, text(weight: "bold", size: 12pt)[{ty(head)} ({points})])\n\n'
        if place == 0:
            body += f'#block(stroke: 0.6pt, inset: 4mm, width: 100%)[{ty(TEXTE)} \\ #align(right, emph[{ty(intro)}])]\n\n*Questions*\n\n'
        elif intro:
            body += f"{ty(intro)}\n\n"
        key += f'#v(3mm)\n#block(sticky: true, underline[*{ty(head)}*])\n\n'
        for number, question, answer in asked:
            body += (f'#grid(columns: (8mm, 1fr), [*{number}.*], [{ty(question)}])\n\n' if number else f"{ty(question)}\n\n")
            key += (f'#grid(columns: (8mm, 1fr), [{number}.], [{ty(answer)}])\n\n' if number else f"{ty(answer)}\n\n")
            items.append(item(question, answer, number, kind="long" if number is None else "short", section=head))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 22mm), footer: [19GENHGEMC1 #h(1fr) #context counter(page).display("1/1", both: true)])
#set text(font: ({draw.one(['"Liberation Sans"', '"Carlito"', '"Linux Libertine O"'])},), size: 11pt, lang: "fr")
#set par(leading: 0.65em, justify: true)
#align(center)[*DIPLÔME NATIONAL DU BREVET – ENTRAÎNEMENT* \\ *SESSION 2019* \\ Histoire – Géographie – Enseignement moral et civique \\ Série générale – Durée de l’épreuve : 2 h 00]
{body}
#pagebreak()
#align(center, text(size: 14pt, weight: "bold")[Corrigé (proposition)])
{key}"""
    return Document("typst", source, items)


# Home economics, Leaving Certificate, Section A

HOMEEC = [
    ("Name two fat-soluble vitamins and give one good dietary source of each.", ["vitamin A – liver, carrots, butter", "vitamin D – oily fish, eggs", "vitamin E – wheatgerm, nuts", "vitamin K – cabbage, spinach"], "2 vitamins @ 2 marks, 2 sources @ 1 mark"),
    ("State two functions of protein in the body.", ["growth and repair of cells", "production of enzymes, hormones and antibodies", "secondary source of energy"], "2 @ 3 marks"),
    ("Explain why vegans may be at risk of a lack of vitamin B₁₂.", ["vitamin B₁₂ is found only in food of animal origin, which vegans do not eat"], None),
    ("Give three guidelines for the use of a refrigerator so that food is kept safely.", ["keep the temperature between 2 °C and 4 °C", "store raw meat on the bottom shelf, below cooked food", "do not overfill, so that air can circulate", "allow hot food to cool before it is put in"], "3 @ 2 marks"),
    ("Name the process by which starch thickens a sauce and describe what takes place.", ["gelatinisation", "when heated in liquid the grains swell and burst, and absorb the liquid as they do so"], "name 2 marks, description 4 marks"),
    ("What is a HACCP system?", ["a system that finds the hazards in food production and controls them at critical points before they cause harm"], None),
    ("List two advantages and one disadvantage of buying goods by hire purchase.", ["goods can be used before they are paid for", "payments are spread over a long period", "it is the dearest form of credit, because of the high rate of interest"], "3 @ 2 marks"),
    ("Set out two duties of a consumer.", ["to be well informed before buying", "to read labels and follow the manufacturer’s instructions", "to complain when goods are faulty"], "2 @ 3 marks"),
    ("Identify one natural and one synthetic fibre, and suggest a use in the home for each.", ["wool – carpets, blankets", "cotton – bed linen, curtains", "polyester – duvet filling, curtains", "nylon – carpets, ropes"], "2 fibres @ 1 mark, 2 uses @ 2 marks"),
    ("Define a family. Name one family structure that is common in modern Ireland.", ["a group of people related by blood, marriage or adoption", "nuclear, lone-parent or blended family"], "definition 4 marks, structure 2 marks"),
    ("Explain what is meant by under-insurance.", ["the sum insured is less than the value of the house or contents, so that only a part of a loss is paid"], None),
    ("Outline two ways in which a household can reduce the amount of waste that goes to landfill.", ["compost vegetable peelings and garden waste", "bring glass and textiles to a recycling bank", "choose products with little packaging"], "2 @ 3 marks"),
]


@layout(HALF, "household-plaice", "Irish home economics, short questions with rules and (6) at the right, the marking scheme behind in the same file")
def household_plaice(draw):
    body = paragraph(run("Section A"), "Title") + paragraph(run("Answer any ten questions from this section. Each question is worth 6 marks. Write your answers in the spaces provided."))
    key = paragraph(run("Marking Scheme – Section A"), "New") + paragraph(run("Answer any ten questions. 60 marks"), "I6")
    items = []
    for n, (question, points, note) in enumerate(HOMEEC, 1):
        body += paragraph(run(f"{n}.\t{question}\t(6)"), "Ask") + paragraph("<text:tab/>", "Rule") * (2 if len(points) == 1 else 3)
        key += paragraph(run(f"{n}.\t{question}\t(6)", "B"), "Ask2") + ("" if note is None else paragraph(run(note, "I"), "Note")) + "".join(paragraph(run(f"•\t{p}"), "Point") for p in points)
        items.append(item(question, "\n".join(points), str(n), 6, rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None, guidance=note))
    wide = 16.6
    styles = (
        paragraph_style("Ask", 0.5, 1.0, -1.0, [(1.0, ""), (wide, 'style:type="right"')], extra='fo:keep-with-next="always"')
        + paragraph_style("Ask2", 0.4, 1.0, -1.0, [(1.0, ""), (wide, 'style:type="right"')], extra='fo:keep-with-next="always"')
        + paragraph_style("Point", 0.05, 1.7, -0.7, [(1.7, "")]) + paragraph_style("I6", 0.1) + paragraph_style("Note", 0.05, 1.0, extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.35, 1.0, 0, [(wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')])
        + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body + key, ["Liberation Serif", "Carlito"], (12,), margin=2.2, head="2014. Leaving Certificate Practice – Home Economics, Scientific and Social", styles=styles)
    return Document(engine, source, items)


# Biology objective test, West African school certificate

WASSCE = [
    ("Which of the following structures is found in plant cells but not in animal cells?", ["Mitochondrion", "Cell wall", "Nucleus", "Ribosome"], 1),
    ("The process by which Amoeba engulfs its food is known as", ["phagocytosis", "osmosis", "plasmolysis", "diffusion"], 0),
    ("The part of the human brain that controls balance and posture is the", ["cerebrum", "medulla oblongata", "hypothalamus", "cerebellum"], 3),
    ("A mosquito larva comes to the surface of the water in order to", ["feed on algae", "escape from fish", "take in air", "moult its skin"], 2),
    ("Which of the following diseases is caused by a virus?", ["Cholera", "Malaria", "Measles", "Tuberculosis"], 2),
    ("The organ which stores bile until it is needed in the small intestine is the", ["gall bladder", "liver", "pancreas", "spleen"], 0),
    ("In an ecosystem, the organisms which break down dead matter and return mineral salts to the soil are", ["producers", "primary consumers", "decomposers", "secondary consumers"], 2),
    ("A man of blood group O marries a woman of blood group AB. Which of the following blood groups are possible in their children?", ["O and AB only", "A and B only", "AB only", "A, B, AB and O"], 1),
    ("Guard cells open the stomata when they", ["become turgid", "become flaccid", "lose potassium ions", "close their vacuoles"], 0),
    ("The type of skeleton found in the earthworm is described as", ["exoskeleton", "endoskeleton", "hydrostatic skeleton", "cartilaginous skeleton"], 2),
    ("Which of the following fruits is dispersed by explosive mechanism?", ["Coconut", "Tridax", "Mango", "Balsam"], 3),
    ("The exchange of gases between the mother and the foetus takes place through the", ["amnion", "placenta", "oviduct", "cervix"], 1),
    ("Savanna is characterised by", ["tall trees whose crowns form a closed canopy", "grasses with scattered trees that resist fire", "mosses and lichens on frozen soil", "mangroves with breathing roots"], 1),
    ("The hormone that lowers the level of glucose in the blood is", ["adrenaline", "thyroxine", "glucagon", "insulin"], 3),
    ("Which of these is a vestigial structure in man?", ["Appendix", "Kidney", "Diaphragm", "Trachea"], 0),
    ("Water moves from the soil into a root hair because the cell sap of the root hair", ["is at a higher temperature than the soil water", "has a lower water potential than the soil water", "contains no dissolved sugars or salts", "is under less pressure than the air in the soil"], 1),
]


@layout(HALF, "objective-tuna", "West African biology objective test in two columns, options A to D below each other, answers in lines at the end")
def objective_tuna(draw):
    lines = [".ce 3", "\\fBPRACTICE OBJECTIVE TEST\\fP", "\\fBBIOLOGY 1\\fP", "50 minutes", ".sp 0.5", "Each question is followed by four options lettered A to D. Find the correct option for each question and shade it in pencil on your answer sheet.", ".sp 0.5", ".2C"]
    items = []
    for n, (question, options, right) in enumerate(WASSCE, 1):
        lines += [f".ne {4 + len(options)}v", f".IP \"{n}.\" 0.3i", plain(question)]
        for letter, option in zip("ABCD", options):
            lines += [".br", f".in +0.25i", f".ti -0.25i", f"{letter}.\\h'0.08i'{plain(option)}", ".br", ".in -0.25i"]
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    lines += [".1C", ".sp", ".ce", "\\fBANSWERS TO OBJECTIVE TEST\\fP", ".sp 0.5", ".nf", ".ta 1.1i 2.2i 3.3i 4.4i"]
    for start in range(0, 16, 4):
        lines.append("\t".join(f"{k + 1}. {'ABCD'[WASSCE[k][2]]}" for k in range(start, start + 4)))
    engine, source = roff(draw, [*lines, ".fi"], (10, 11), ("T", "N"))
    return Document(engine, source, items)


# Business studies, Section I, New South Wales HSC

BUSINESS = [
    ("Which of the following is an example of a primary industry business?", ["A wheat farm", "A car assembly plant", "An accounting firm", "A supermarket chain"], 0),
    ("What is the main purpose of a cash flow statement?", ["To record the assets and liabilities of the business at a point in time", "To show the movement of cash into and out of the business over a period", "To calculate the gross profit of the business for the year", "To list the customers who have not yet paid their accounts"], 1),
    ("A café sells coffee beans at a price below cost to attract customers into the store. Which pricing strategy is this?", ["Price skimming", "Price penetration", "Loss leader", "Prestige pricing"], 2),
    ("Which of the following is a statutory benefit that an employer in Australia must provide?", ["A company car for managers", "Superannuation contributions", "A share of the profits", "A gym membership"], 1),
    ("A manufacturer introduces robots that weld the frames of its bicycles. Which operations strategy does this best illustrate?", ["Supply chain management", "Outsourcing", "Technology", "Inventory management"], 2),
    ("Tran Furniture has current assets of $240 000 and current liabilities of $160 000. What is its current ratio?", ["0.67 : 1", "1.5 : 1", "2 : 3", "80 000 : 1"], 1),
    ("Which method of selecting staff is most likely to test how an applicant deals with others under pressure?", ["A written application", "A check of references", "A group role play", "A medical examination"], 2),
    ("A business leases its delivery vans rather than buying them. What is an advantage of this decision?", ["The vans become an asset of the business at once.", "The business avoids a large outlay of cash.", "The business pays less in total than the price of the vans.", "The business can sell the vans when it needs money."], 1),
    ("Which of the following would be considered an unethical marketing practice under Australian Consumer Law?", ["Comparing the features of two brands in an advertisement", "Offering a discount for payment in cash", "Advertising a bargain price when few goods are in stock at that price", "Asking customers to fill in a survey about the service"], 2),
    ("An exporter has sold goods to a buyer in Japan and will be paid in yen in three months. It fears that the Australian dollar will appreciate. How could it protect itself?", ["By entering into a forward exchange contract", "By factoring its accounts payable", "By increasing its overdraft", "By shortening its supply chain"], 0),
    ("What is the correct order of these stages of the workplace dispute process?", ["Arbitration, conciliation, negotiation, grievance procedure", "Grievance procedure, negotiation, conciliation, arbitration", "Conciliation, arbitration, grievance procedure, negotiation", "Negotiation, arbitration, grievance procedure, conciliation"], 1),
    ("A business in the decline stage of its life cycle finds new uses for its product and sales rise again. Which stage has the business entered?", ["Establishment", "Maturity", "Cessation", "Renewal"], 3),
]


@layout(HALF, "business-turbot", "Australian business choices, bare numbers, A. to D. stacked; the key as a table in its own file")
def business_turbot(draw):
    body = "<h1>Section I</h1><p class=i><b>12 marks<br>Attempt Questions 1–12<br>Allow about 20 minutes for this section</b></p><p>Use the multiple-choice answer sheet for Questions 1–12.</p><hr>"
    items = []
    for n, (question, options, right) in enumerate(BUSINESS, 1):
        body += f"<div class=q><div class=n>{n}</div><div><p>{web(question)}</p><table>" + "".join(f"<tr><td class=l>{x}.</td><td>{web(o)}</td></tr>" for x, o in zip("ABCD", options)) + "</table></div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    css = "h1 { font-size: 150%; margin: 0 0 4mm } .q { display: flex; break-inside: avoid; margin: 0 0 6mm } .n { flex: none; width: 10mm; font-weight: bold } .q p { margin: 0 0 2mm } table { border-collapse: collapse } .q td { padding: 0.5mm 0; vertical-align: top } .l { width: 9mm } .k td, .k th { border: 1px solid #000; padding: 1mm 8mm; text-align: center } .k th { background: #e4e4e4 }"
    font = [draw.one(["Liberation Serif", "Liberation Sans"])]
    engine, source = page(draw, body, font, (12,), css)
    key = "<h1>2020 Business Studies Trial<br>Marking Guidelines</h1><h2>Section I</h2><h3>Multiple-choice Answer Key</h3><table class=k><tr><th>Question</th><th>Answer</th></tr>" + "".join(f"<tr><td>{n}</td><td>{'ABCD'[q[2]]}</td></tr>" for n, q in enumerate(BUSINESS, 1)) + "</table>"
    return Document(engine, source, items, page(draw, key, ["Liberation Sans"], (11,), css)[1])


# United States history with excerpts, AP style

APUSH = [
    ("“The great rule of conduct for us in regard to foreign nations is, in extending our commercial relations, to have with them as little political connection as possible.”", "George Washington, Farewell Address, 1796", [
        ("The advice in the excerpt was given mainly in response to which of the following?", ["The division of Americans over the wars of revolutionary France", "The annexation of Texas by Congress", "The refusal of Spain to sell Louisiana", "The impressment of sailors before the War of 1812"], 0, "Federalists and Republicans quarreled in the 1790s over whether to favor Britain or France."),
        ("Which of the following later actions was most consistent with the views expressed in the excerpt?", ["The acquisition of the Philippines in 1898", "The entry of the United States into NATO in 1949", "The refusal of the Senate to ratify the Treaty of Versailles", "The passage of the Lend-Lease Act in 1941"], 2, "Senators feared that the League of Nations would bind the country to the quarrels of Europe."),
        ("The excerpt best reflects which of the following goals of the early republic?", ["To conquer British Canada", "To remain neutral while trading with all nations", "To end the foreign slave trade at once", "To create a large standing navy"], 1, "Washington wanted commerce without alliances.")]),
    ("“What, to the American slave, is your 4th of July? I answer; a day that reveals to him, more than all other days in the year, the gross injustice and cruelty to which he is the constant victim.”", "Frederick Douglass, speech in Rochester, New York, 1852", [
        ("Douglass’s speech can best be understood in the context of", ["the gradual end of slavery in the Upper South", "the growth of abolitionism after the Fugitive Slave Act of 1850", "the admission of Missouri as a slave state", "the debate over the Thirteenth Amendment"], 1, "The Act of 1850 made northern citizens help to return people who had escaped."),
        ("The argument in the excerpt draws its force chiefly from a contrast between", ["northern industry and southern agriculture", "federal power and the rights of the states", "the ideals of the Declaration of Independence and the practice of slavery", "the wealth of planters and the poverty of farmers"], 2, "The Fourth of July celebrates a text that calls all men equal."),
        ("Which group would have been most likely to support the views in the excerpt?", ["Members of the Liberty Party", "Leaders of the southern Democrats", "Supporters of nullification in South Carolina", "Officials of the American Colonization Society who defended slavery"], 0, "The Liberty Party was founded in 1840 to oppose slavery by political means.")]),
    ("“The fruits of the toil of millions are boldly stolen to build up colossal fortunes for a few, unprecedented in the history of mankind.”", "People’s Party, Omaha Platform, 1892", [
        ("Which of the following was a demand of the party that issued this document?", ["A high protective tariff", "The free and unlimited coinage of silver", "The return of the gold reserve to private banks", "A ban on unions of railroad workers"], 1, "Farmers in debt hoped that more money in circulation would raise prices."),
        ("The conditions described in the excerpt resulted most directly from", ["the spread of plantation agriculture to the West", "the consolidation of industry into trusts and large corporations", "the decline of immigration from Europe", "the New Deal’s regulation of banking"], 1, "Trusts and railroads held great power over prices in the late nineteenth century."),
        ("Which later reform most directly fulfilled an aim of the Omaha Platform?", ["The graduated income tax made possible by the Sixteenth Amendment", "The national prohibition of alcohol", "The creation of the National Park Service", "The quota system for immigrants of 1924"], 0, "The platform had called for a graduated income tax; the amendment was ratified in 1913.")]),
    ("“I believe that it must be the policy of the United States to support free peoples who are resisting attempted subjugation by armed minorities or by outside pressures.”", "Harry S. Truman, message to Congress, March 1947", [
        ("The immediate purpose of the message was to obtain", ["aid for Greece and Turkey", "troops for the defense of South Korea", "loans for the rebuilding of Japan", "recognition of the People’s Republic of China"], 0, "Congress voted 400 million dollars for the two countries."),
        ("The policy announced in the excerpt is best known as", ["appeasement", "containment", "détente", "massive retaliation"], 1, "The aim was to keep communism from spreading further."),
        ("Which of the following best supports the claim that the policy shaped American actions in the following decades?", ["The withdrawal of the United States from the United Nations", "American involvement in the wars in Korea and Vietnam", "The reduction of the defense budget in the 1950s", "The sale of grain to the Soviet Union in the 1970s"], 1, "Both wars were fought to stop the advance of communist forces.")]),
]


@layout(HALF, "excerpts-sprat", "US history choices in sets below excerpts, two columns, the key with explanations at the end")
def excerpts_sprat(draw):
    body, key, items, n = "", "", [], 0
    for text, source_line, asked in APUSH:
        body += f'#block(sticky: true, above: 6mm)[*Questions {n + 1}–{n + len(asked)} refer to the excerpt below.*]\n#block(inset: (x: 3mm), breakable: false)[{ty(text)} #align(right, text(9pt)[{ty(source_line)}])]\n\n'
        for question, options, right, why in asked:
            n += 1
            body += f'#block(breakable: false, above: 4.5mm)[#grid(columns: (7mm, 1fr), [{n}.], [{ty(question)} #v(0.5mm) #grid(columns: (7mm, 1fr), row-gutter: 2mm, ' + ", ".join(f"[({x})], [{ty(o)}]" for x, o in zip("ABCD", options)) + ")])]\n"
            key += f'#grid(columns: (8mm, 9mm, 1fr), [{n}.], [*({"ABCD"[right]})*], [{ty(why)}])\n'
            items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    source = f"""#set page(paper: "us-letter", margin: (x: 18mm, y: 20mm), footer: align(center, context counter(page).display()))
#set text(font: ({draw.one(['"Linux Libertine O"', '"Liberation Serif"', '"C059"'])},), size: 10.5pt)
#set par(leading: 0.55em)
#align(center)[#text(14pt, weight: "bold")[UNITED STATES HISTORY] \\ *Section I, Part A: Review Set 4* \\ _Each question is followed by four suggested answers. Select the one that is best in each case._]
#columns(2, gutter: 8mm)[
{body}]
#pagebreak()
#text(13pt, weight: "bold")[Answer Key and Explanations]
#set block(spacing: 3mm)
{key}"""
    return Document("typst", source, items)


# Nursing with rationales

NURSING = [
    ("A nurse is caring for a client who has just returned from a cardiac catheterization through the right femoral artery. Which action should the nurse take first?", ["Offer the client a light meal", "Check the pulses in the right foot", "Help the client to walk to the bathroom", "Remove the pressure dressing"], "B", "A clot or bleeding at the puncture site can cut off the flow of blood to the leg, so pulses distal to the site are assessed first."),
    ("Which laboratory value should the nurse report to the provider at once?", ["Sodium 138 mEq/L", "Hemoglobin 13.5 g/dL", "Potassium 6.8 mEq/L", "White blood cells 7,200/mm³"], "C", "A potassium level of 6.8 mEq/L can cause fatal dysrhythmias. The other values are within normal limits."),
    ("A client with type 1 diabetes is sweaty, shaky and confused before lunch. Which conditions or actions fit this picture? Select all that apply.", ["Hypoglycemia is likely", "Give 15 g of a fast-acting carbohydrate if the client can swallow", "Hold all food until the provider calls", "Check the blood glucose level again after 15 minutes", "Give the next dose of regular insulin early"], "A, B, D", "The signs are those of low blood glucose. More insulin or no food would make it worse."),
    ("The nurse teaches a client how to use a metered-dose inhaler. Which statement shows that the client needs more teaching?", ["“I will shake the inhaler before I use it.”", "“I will breathe in slowly while I press it.”", "“I will hold my breath for about ten seconds.”", "“I will take the second puff right after the first.”"], "D", "The client should wait about a minute between puffs."),
    ("A toddler is brought to the emergency department after swallowing an unknown number of acetaminophen tablets. Which organ is at the greatest risk?", ["The liver", "The lungs", "The heart", "The pancreas"], "A", "A toxic product of acetaminophen destroys liver cells."),
    ("A client is in droplet precautions for influenza. Which items of protective equipment should the nurse wear when bringing the lunch tray to the bedside?", ["A surgical mask", "An N95 respirator", "A sterile gown and gloves", "Shoe covers and a face shield"], "A", "Droplet precautions call for a surgical mask within 3 to 6 feet of the client. N95 respirators are for airborne precautions."),
    ("Which tasks may the nurse delegate to an experienced nursing assistant? Select all that apply.", ["Measuring the intake and output of a stable client", "Assessing a new surgical wound", "Turning a client every two hours", "Teaching a client about warfarin", "Recording the weight of a client with heart failure"], "A, C, E", "Assessment and teaching belong to the licensed nurse."),
    ("A pregnant client at 34 weeks reports a severe headache and blurred vision. Her blood pressure is 168/110 mm Hg. What does the nurse suspect?", ["Placenta previa", "Preeclampsia", "Gestational diabetes", "Normal changes of the third trimester"], "B", "High blood pressure after 20 weeks with headache and visual changes points to preeclampsia."),
    ("Which position is best for a client with difficulty in breathing due to heart failure?", ["Supine with legs raised", "Left side-lying", "High Fowler’s", "Trendelenburg"], "C", "Sitting upright lets the lungs expand and reduces the return of blood to the heart."),
    ("A client who takes digoxin has an apical pulse of 52 beats per minute. What should the nurse do?", ["Give the drug and recheck the pulse in one hour", "Give half of the dose", "Give the drug with food", "Hold the drug and notify the provider"], "D", "Digoxin slows the heart and is held when the apical pulse of an adult is below 60."),
]


@layout(HALF, "nursing-sole", "US nursing choices, some with several right, the answer and a rationale below each")
def nursing_sole(draw):
    body, items = "<h1>Fundamentals &amp; Med-Surg: Practice Questions</h1><p class=s>NCLEX-style review · Spring 2019 · Answers with rationales</p>", []
    for n, (question, options, right, why) in enumerate(NURSING, 1):
        labels = "ABCDE"[: len(options)]
        body += f"<div class=q><p class=t><b>{n}.</b> {web(question)}</p>" + "".join(f"<p class=o>{x}. {web(o)}</p>" for x, o in zip(labels, options))
        body += f"<div class=a><p><b>Correct answer:</b> {right}</p><p><b>Rationale:</b> {web(why)}</p></div></div>"
        picked = right.split(", ")
        answer = "\n".join(options["ABCDE".index(x)] for x in picked)
        items.append(item(question, answer, str(n), None, choices(labels, options), kind="multi" if len(picked) > 1 else "mcq", answer_label=right))
    css = "h1 { font-size: 150%; color: #0b4f6c; margin: 0 } .s { margin: 0 0 5mm; color: #555 } .q { break-inside: avoid; margin: 0 0 6mm } .t { margin: 0 0 1mm } .o { margin: 0.5mm 0 0.5mm 8mm; padding-left: 6mm; text-indent: -6mm } .a { background: #eef5f8; border-left: 3px solid #0b4f6c; padding: 1.5mm 4mm; margin: 2mm 0 0 4mm; font-size: 95% } .a p { margin: 0.5mm 0 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css, paper="letter")
    return Document(engine, source, items)


# Question pool of radio amateurs

POOL = [
    ("T1A", "Purpose and basics of the amateur service", [
        ("Which agency makes and enforces the rules of the amateur service in the United States?", ["The Department of Homeland Security", "The Federal Communications Commission", "The Federal Aviation Administration", "All of these choices are correct"], "B", "97.1"),
        ("What may an amateur station be used for under the rules of the service?", ["Broadcasts of news to the public", "Paid messages for a local business", "Non-commercial exchange of messages between amateurs", "Music programs in the evening"], "C", "97.3"),
        ("When may any means of radio communication at an amateur’s disposal be used to protect human life?", ["When normal communication systems are not available and there is an immediate danger", "Only after the station has been inspected", "At all times, as long as the power is below 200 watts", "Only between sunset and sunrise"], "A", "97.403")]),
    ("T3A", "Radio wave characteristics", [
        ("What should you do if another operator reports that your VHF signals were strong a moment ago but are now weak?", ["Change the battery of the microphone", "Move a few feet, because reflections may cancel the signal at the old spot", "Switch to the opposite sideband", "Turn on the CTCSS tone"], "B", None),
        ("Which antenna polarization is normally used for long-distance contacts with weak signals on VHF using CW and SSB?", ["Right-hand circular", "Left-hand circular", "Vertical", "Horizontal"], "D", None),
        ("What name is given to the rapid fluttering of mobile signals that arrive by several paths?", ["Flip-flopping", "Picket fencing", "Frequency shifting", "Pulsing"], "B", None)]),
    ("T5A", "Electrical principles and units", [
        ("In which unit is electrical current measured?", ["Volts", "Watts", "Ohms", "Amperes"], "D", None),
        ("What is the ability of a material to let current flow most easily called?", ["Conductance", "Capacitance", "Inductance", "Reactance"], "A", None),
        ("How many watts are used by a load that draws 5 amperes from a supply of 12 volts?", ["2.4 watts", "17 watts", "60 watts", "144 watts"], "C", None),
        ("What describes the number of times per second that an alternating current makes a complete cycle?", ["Pulse rate", "Speed", "Wavelength", "Frequency"], "D", None)]),
]


@layout(HALF, "pool-grayling", "question pool of radio amateurs, the letter of the right option in brackets behind the number, A. to D., tildes between")
def pool_grayling(draw):
    body = paragraph(run("Element 2 Technician Class – Club Practice Pool 2018"), "Title") + paragraph(run("The correct answer is in parentheses following the question number."))
    items = []
    for code, head, asked in POOL:
        body += paragraph(run(f"{code} – {head}", "B"), "Topic")
        for k, (question, options, right, rule) in enumerate(asked, 1):
            number = f"{code}{k:02}"
            body += paragraph(run(f"{number} ({right})" + (f" [{rule}]" if rule else ""), None), "First") + paragraph(run(question), "Keep")
            body += "".join(paragraph(run(f"{x}. {o}"), "Keep") for x, o in zip("ABCD", options)) + paragraph(run("~~"), "Tilde")
            items.append(item(question, options["ABCD".index(right)], number, None, choices("ABCD", options), kind="mcq", answer_label=right))
    styles = paragraph_style("Topic", 0.5, size=13, extra='fo:keep-with-next="always"') + paragraph_style("First", 0.3, extra='fo:keep-with-next="always"') + paragraph_style("Keep", 0, extra='fo:keep-with-next="always"') + paragraph_style("Tilde", 0)
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "Carlito"], (11,), margin=2.3, styles=styles)
    return Document(engine, source, items)


# Nutrition, true or false, US health class

NUTRITION = [
    ("Carbohydrates are the body’s main source of energy.", True), ("One gram of fat supplies fewer calories than one gram of protein.", False),
    ("Vitamin C is a water-soluble vitamin.", True), ("Iron deficiency can lead to anemia.", True),
    ("Trans fats lower the level of LDL cholesterol in the blood.", False), ("Calcium and vitamin D work together to build strong bones.", True),
    ("Ingredients on a food label are listed in alphabetical order.", False), ("Dietary fiber is found mainly in meat and dairy products.", False),
    ("Proteins are made up of smaller units that are called amino acids.", True), ("Eating breakfast has no effect on how well students concentrate in school.", False),
    ("A calorie is a unit that measures the energy in food.", True), ("Bacteria multiply quickly in food that is kept between 40 °F and 140 °F, which is known as the danger zone.", True),
    ("A person with celiac disease should choose foods made with wheat, barley and rye.", False), ("The percent daily values on a Nutrition Facts label are based on a diet of 2,000 calories a day.", True),
    ("Water makes up about one tenth of the weight of an adult’s body.", False), ("Sodium is a mineral that can raise blood pressure when too much is eaten.", True),
]


@layout(HALF, "health-flounder", "US health class, true or false on blanks before the numbers, the teacher’s key on the next page in two columns")
def health_flounder(draw):
    body = r"Name: \rule{70mm}{0.4pt}\hfill Hour: \rule{18mm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Chapter 5 Nutrition: True/False Quiz}\end{center}\textit{Directions: Read each statement. Write \textbf{true} on the line if the statement is true. Write \textbf{false} if the statement is false.}\par\bigskip "
    items = []
    for n, (text, right) in enumerate(NUTRITION, 1):
        body += rf"\lab{{0pt}}{{28mm}}{{\rule{{18mm}}{{0.4pt}}\hfill {n}.\enspace}}{{{tex(text)}}}\vspace{{4.5mm}}"
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    body += r"\newpage\begin{center}{\large\bfseries Chapter 5 Nutrition Quiz – Teacher Key}\end{center}\begin{multicols}{2}" + "".join(rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{'True' if right else 'False'}}}" for n, (_, right) in enumerate(NUTRITION, 1)) + r"\end{multicols}"
    engine, source = document(draw, body, ["bookman", "avant", "schoolbook"], (11, 12), (22, 25), foot=r"\fancyfoot[C]{\small Health I}", paper="letterpaper")
    return Document(engine, source, items)


# Notes on the cell, US biology

CELLS = [
    ("Cell theory", [("All living things are made of one or more {}.", "cells"), ("The cell is the basic {} of structure and function in living things.", "unit")]),
    ("Two kinds of cells", [("Cells that have no nucleus, such as bacteria, are called {} cells.", "prokaryotic"), ("Plants, animals, fungi and protists are made of {} cells, which are larger and hold many organelles.", "eukaryotic")]),
    ("Inside the cell", [("The {} holds the DNA and controls what the cell does.", "nucleus"), ("Proteins are built on the {}, some of which float freely and some of which sit on the rough ER.", "ribosomes"), ("The {} is called the powerhouse of the cell because it releases energy from food.", "mitochondrion"), ("Proteins are sorted and packed for shipping in the {} apparatus.", "Golgi"), ("The jelly-like fluid between the organelles is the {}.", "cytoplasm")]),
    ("Borders and storage", [("The cell {} lets some materials pass and keeps others out, so it is said to be selectively permeable.", "membrane"), ("Plant cells have a stiff cell wall made of {}.", "cellulose"), ("A large central {} stores water and keeps the plant cell firm.", "vacuole"), ("Photosynthesis takes place in the {}, which contain a green pigment.", "chloroplasts")]),
]


@layout(HALF, "notes-halibut", "US guided notes on the cell with gaps, a word bank in a frame, the key on the last page in one line")
def notes_halibut(draw):
    answers = [a for _, asked in CELLS for _, a in asked]
    bank = draw.mixed(answers)
    body, items, n = "", [], 0
    for head, asked in CELLS:
        body += f'#block(sticky: true, above: 6mm)[#text(12pt, weight: "bold")[{ty(head)}]]\n'
        for text, answer in asked:
            n += 1
            body += f'#grid(columns: (9mm, 1fr), [{n}.], [{ty(text.format("____________________"))}])\n'
            items.append(item(text.format("____________________"), answer, str(n), kind="gap"))
    source = f"""#set page(paper: "us-letter", margin: (x: 22mm, y: 20mm))
#set text(font: ({draw.one(['"Carlito"', '"Open Sans"', '"Comic Neue"'])},), size: 11pt)
#set par(leading: 0.9em)
Name: #box(width: 70mm, line(length: 100%, stroke: 0.5pt)) #h(1fr) Period: #box(width: 20mm, line(length: 100%, stroke: 0.5pt))
#align(center, text(16pt, weight: "bold")[Guided Notes: Cell Structure and Function])
#block(stroke: 1pt, inset: 4mm, width: 100%, radius: 2mm)[#align(center)[*Word Bank*] #grid(columns: (1fr,) * 5, row-gutter: 3mm, align: center, {", ".join(f"[{ty(w)}]" for w in bank)})]
#set block(spacing: 4.5mm)
{body}
#pagebreak()
*Key – Guided Notes: Cell Structure and Function*

{"; ".join(f"{k}. {ty(a)}" for k, a in enumerate(answers, 1))}
"""
    return Document("typst", source, items)
