// Written by hand from general knowledge of how people choose passwords: well-known favourites, keyboard walks,
// repeated and counted characters, and everyday words with the endings people add. It is no copy of a leaked list and
// holds no ranks; shorter passwords than eight characters are left out because the length rule refuses them anyway.

const words = (text: string): string[] => text.trim().split(/\s+/);

const favourites = words(`
  password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwort motdepasse contrasena senha123 password! passpass
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveu123 iloveme1 loveyou1 lovelove loveme123 mylove123 jetaime1 teamo123
  trustno1 letmein1 letmein! letmein123 letmeinnow welcome1 welcome! welcome123 welcome2 changeme changeme1 changeme123
  administrator admin123 admin1234 admin12345 admin123! admin@123 adminadmin rootroot toor1234 superuser sysadmin
  guest123 guestguest test1234 test12345 testtest testing1 testing123 tester123 default1 default123 temp1234 temporary
  secret123 secret1234 topsecret mypassword mypass123 thepassword newpassword oldpassword yourpassword nopassword
  user1234 username login123 loginlogin access14 access123 master123 masterkey qwerty123 qwerty12 qwerty1234 qwerty12345
  qwerty123456 qwertyqwerty qwerty!1 qwertyui qwertyuio qwertyuiop qwertyuiop123 qwertyuiop1 asdfghjk asdfghjkl
  asdfghjkl1 asdfghjkl123 asdfasdf asdf1234 asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zxcvbnm12 qazwsxedc
  qazwsxedcrfv qazwsx123 qazxswedc qazxsw123 wsxedcrfv 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx !qaz@wsx 2wsx3edc zaq12wsx
  zaq1zaq1 zaq1@wsx xsw2zaq1 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qazxsw2 qweasdzxc
  qweasd123 qwe12345 qweqwe123 qweqweqwe asdqwe123 asd12345 asdasd123 asdasdasd zxc12345 zxczxczxc azertyui azertyuiop
  azerty123 azerty12 qwertzui qwertzuiop qwertz123 abcd1234 abcde123 abc12345 abc123456 abcabc123 abcdefgh abcdefghi
  abcdefghij abcdefg1 abcdefg123 abcd12345 a1b2c3d4 a1b2c3d4e5 a123456789 a12345678 a1234567 aa123456 aa12345678 aaa11111
  aaaa1111 aaa12345 abc123abc 123abc123 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe 123qwerty 12345qwert 123456qwerty
  12345abc 123456abc 1234abcd 1234qwer qwer1234 qwer12345 1234asdf 12qwaszx 12qw34er 1a2b3c4d 1a2b3c4d5e 123456aa 123456789a
  12345678a 1234567a 123456789q 12345678q 12345a67 g0dzilla starwars startrek blink182 metallica nirvana1 slipknot ironmaid
  pinkfloyd ledzeppelin beatles1 eminem123 superman superman1 superman123 batman123 batmanbatman spiderman spiderman1
  ironman1 ironman123 captain1 wolverine pokemon1 pokemon123 pikachu1 charizard minecraft minecraft1 fortnite fortnite1
  roblox123 counterstrike warcraft starcraft playstation xbox360! nintendo dragonball naruto123 sasuke123 onepiece
  harrypotter hogwarts gandalf1 frodo123 legolas1 skywalker darthvader chewbacca matrix123 neo12345 terminator godfather
  football football1 football123 baseball baseball1 basketball basketball1 softball1 volleyball hockey123 soccer123 soccer12
  liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1 realmadrid juventus manchester
  manunited manchesterunited manutd123 everton1 rangers1 celtic123 cowboys1 steelers steelers1 packers1 yankees1 lakers24
  raiders1 patriots canadiens mapleleafs toronto1 montreal vancouver calgary1 edmonton ottawa123 winnipeg canada123
  america1 newyork1 newyork123 california florida1 texas123 chicago1 boston123 london123 paris123 berlin123 madrid123
  princess princess1 princess123 sunshine sunshine1 sunshine123 rainbow1 rainbow123 butterfly butterfly1 chocolate
  chocolate1 strawberry blueberry pineapple watermelon cheesecake cupcake1 cookie123 cookies1 peanut123 pumpkin1 banana123
  computer computer1 computer123 internet internet1 internet123 samsung1 samsung123 iphone123 android1 google123 facebook
  facebook1 twitter1 youtube1 microsoft windows1 windows10 linux123 whatever whatever1 nothing1 something blahblah
  asshole1 fuckyou1 fuckyou! fuckyou123 fuckyou2 fuckoff1 bullshit bitch123 pussy123 sexsexsex sexy1234 jesus123 jesus777
  jesuschrist godisgood godbless faith123 blessed1 blessing heaven123 angel123 angelangel lucifer666 devil666 satan666
  michael1 michael123 jennifer jennifer1 michelle michelle1 jessica1 jessica123 ashley123 daniel123 andrew123 joshua123
  matthew1 christopher christina elizabeth alexander alexandra benjamin nicholas samantha victoria jonathan stephanie
  natalie1 veronica patricia margaret katherine catherine charlotte isabella gabriel1 sebastian fernando alejandro
  valentina carolina leonardo giovanni francesco dominique dominic1 mohammed muhammad abdullah krishna1 omsairam
  harley123 harleydavidson mustang1 mustang123 corvette camaro123 ferrari1 ferrari123 porsche1 porsche911 mercedes
  mercedes1 bmw12345 toyota123 honda123 yamaha123 kawasaki suzuki123 chevrolet chevy123 diamond1 diamond123 platinum
  silver123 golden123 ginger123 tigger123 snoopy123 garfield mickey123 mickeymouse minnie123 donald123 bubbles1 buttercup
  thunder1 lightning hurricane tornado1 phoenix1 dragon123 dragon12 dragonfly monkey123 monkey12 tiger123 eagle123 falcon12
  shadow123 shadow12 hunter123 hunter12 killer123 buster123 charlie1 charlie123 maggie123 bailey123 molly123 bella123
  lucky123 lucky777 peaches1 precious precious1 beautiful beautiful1 gorgeous handsome sexygirl babygirl babygirl1 babyboy1
  babyblue sweetheart sweetie1 honey123 darling1 lovebird forever1 forever21 together friends1 friendship family123 mommy123
  daddy123 mother123 father123 brother1 sister123 grandma1 grandpa1 children student1 student123 teacher1 school123
  college1 university graduate summer123 winter123 spring123 autumn123 january1 february september october1 november
  december monday123 tuesday1 wednesday thursday saturday friday13 friday123 christmas halloween newyear1 birthday
  birthday1 holiday1 vacation hello123 hello1234 hellohello helloworld goodbye1 goodluck1 goodmorning freedom1 freedom123
  liberty1 victory1 success1 success123 winner123 champion champion1 warrior1 soldier1 military marines1 airforce usmarine
  security security1 123security private1 personal business business1 company1 company123 office123 manager1 manager123
  service1 support1 support123 helpdesk oracle123 sqlserver database cisco123 router123 network1 wireless broadband
  correcthorsebatterystaple ncc1701d ncc1701e thx11380 bond0070 jamesbond jamesbond007 agent007 agentsmith 4815162342
  87654321 876543210 987654321 9876543210 0987654321 12345678 123456789 1234567890 01234567 012345678 0123456789 12345679
  123456780 1234567891 12345678910 123456789123 1234567890123 147258369 147258369a 159753159 159357159 741852963 789456123
  7894561230 456789123 321654987 963852741 852456852 135792468 1357924680 246813579 112233445566 11223344 1122334455
  123123123 123123123123 123321123 12341234 1234512345 123454321 12344321 1234554321 12121212 1212121212 13131313 69696969
  696969696 10101010 1010101010 20202020 01010101 01020304 0102030405 31415926 314159265 3141592654 27182818 16180339
  55555555 99999999 0000000000 88888888 77777777 11111111 22222222 33333333 44444444 66666666 00000000 000000000 111111111
  1111111111 111222333 1112223333 111222333444 121314151 123698745 102030405 1020304050 98765432 99887766 9988776655
  11112222 12345612 654321123 1234567q 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995
  aaaaaaaa bbbbbbbb cccccccc dddddddd xxxxxxxx zzzzzzzz qqqqqqqq ssssssss aaaaaaaaa aaaaaaaaaa xxxxxxxxxx zzzzzzzzzz ........
  ******** !!!!!!!! !@#$%^&* !@#$%^&*( !@#$%^&*() 1!2@3#4$ qwerty!@# qwer!@#$ asdf!@#$ zxcv!@#$ abc!@#123 abc@1234 pass@123
  pass@1234 pass1234 pass12345 pass123! pass1word p4ssw0rd p455w0rd pword123 passcode1 passkey1 opensesame abracadabra
  jobsearch jobhunter legwork1 legwork123 autocareer careerpro
`);

const everyday = words(`
  password pass welcome admin login master secret hello love iloveyou monkey dragon shadow sunshine princess football
  baseball soccer hockey superman batman spiderman ironman pokemon naruto starwars killer hunter ranger soldier warrior
  ninja samurai pirate wizard ginger pepper cookie banana orange cherry apple peanut butter coffee chocolate cheese
  summer winter spring autumn january february march april june july august september october november december monday
  friday sunday weekend holiday family mother father sister brother friend baby angel heaven jesus christ faith grace
  blessed lucky happy smile sweet honey lover kisses flower rose lily daisy jasmine tiger lion eagle falcon panther wolf
  bear puppy kitty horse rabbit turtle dolphin butterfly phoenix unicorn mustang ferrari porsche corvette camaro harley
  yamaha toyota honda london paris berlin boston chicago dallas denver phoenix texas florida canada toronto montreal
  vancouver america australia england france germany mexico brazil india michael jennifer jessica ashley daniel andrew
  joshua matthew david robert william thomas charlie george jordan taylor hannah amanda nicole samantha michelle melissa
  elizabeth victoria alexander anthony brandon justin tyler jason steven patrick richard joseph maria laura sarah emily
  sophia olivia isabella lucas oliver noah ethan mason logan computer internet samsung google facebook windows apple
  office school student teacher doctor nurse police music guitar piano dance rock metal summertime forever freedom
  liberty victory success winner champion power energy matrix silver golden diamond crystal purple yellow green orange
  black white blue rainbow thunder storm lightning ocean river mountain forest galaxy star moon earth fire water access
  qwerty azerty asdfgh zxcvbn abcdef letmein trustno changeme test temp guest user root demo money dollar million
  lakers yankees cowboys steelers arsenal chelsea liverpool barcelona madrid juventus rangers celtic
`);

const endings = words(`
  1 12 123 1234 12345 123456 ! 1! 123! @123 @1 #1 11 22 69 77 88 99 00 01 007 101 111 321 420 666 777 786 2000 2010 2015
  2018 2019 2020 2021 2022 2023 2024 2025 2026 2024! 2025! 2026! @2024 @2025 @2026
`);

/** Lower-case passwords of eight characters and more that everyone uses. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...favourites, ...everyday, ...everyday.flatMap((word) => endings.map((ending) => word + ending))].filter(
    (password) => password.length >= 8,
  ),
);

/** A name of more letters is a phrase: written with blanks it is as good as any other. */
const LONGEST_WORD = 16;

/** Lower-case words behind those passwords, without the digits and signs around them. */
export const commonWords: ReadonlySet<string> = new Set([
  ...everyday,
  ...favourites
    .map((password) => password.replaceAll(/^[^a-z]+|[^a-z]+$/g, ''))
    .filter((word) => /^[a-z]+$/.test(word) && word.length >= 4 && word.length <= LONGEST_WORD),
]);
