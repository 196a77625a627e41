import * as world from '#engines/geography/index.ts';

/** Words that name a country in a sentence and are none of its names, flat. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  canadian: 'CA',
  canadien: 'CA',
  canadienne: 'CA',
  america: 'US',
};

/** Parts of countries that postings name like a province, flat, with their country. */
const MORE_REGIONS: Readonly<Record<string, string>> = {
  CA: 'ont.|alta.|sask.|man.|que.|qué.|nfld.',
  US: 'calif.|mass.|tex.|fla.|minn.|mich.|wis.|ariz.|colo.',
  AU: 'nsw|new south wales|victoria au|queensland|qld',
  GB: 'greater london|greater manchester|kent|essex|sussex|surrey uk|yorkshire|lancashire|west midlands',
  DE: 'bavaria|baviere|hesse|saxony',
  FR: 'ile-de-france|occitanie|auvergne-rhone-alpes|nouvelle-aquitaine|bretagne',
  IN: 'karnataka|maharashtra|tamil nadu|telangana',
};

/** Cities by country, flat names: the larger ones, to tell a city from another word. */
const CITIES: Readonly<Record<string, string>> = {
  CA: "toronto|montreal|vancouver|calgary|edmonton|ottawa|winnipeg|quebec city|ville de quebec|quebec|hamilton|kitchener|waterloo|cambridge|guelph|london|halifax|dartmouth|victoria|windsor|oshawa|saskatoon|regina|st. john's|st john's|barrie|kelowna|abbotsford|sherbrooke|trois-rivieres|kingston|moncton|saint john|st. catharines|niagara falls|thunder bay|sudbury|peterborough|lethbridge|red deer|kamloops|nanaimo|fredericton|charlottetown|brampton|mississauga|markham|vaughan|richmond hill|oakville|burlington|milton|ajax|pickering|whitby|scarborough|etobicoke|north york|surrey|burnaby|richmond|coquitlam|langley|delta|north vancouver|new westminster|prince george|laval|longueuil|gatineau|levis|saguenay|terrebonne|repentigny|brossard|drummondville|granby|saint-hyacinthe|saint-jerome|blainville|boucherville|saint-jean-sur-richelieu|rimouski|rouyn-noranda|val-d'or|sept-iles|chicoutimi|victoriaville|joliette|vaudreuil-dorion|pointe-claire|dorval|saint-laurent|mirabel|shawinigan|alma|thetford mines|magog|brantford|sarnia|sault ste. marie|north bay|timmins|belleville|cornwall|orillia|stratford|woodstock|chatham|brandon|medicine hat|grande prairie|fort mcmurray|airdrie|banff|canmore|whistler|squamish|prince albert|moose jaw|whitehorse|yellowknife|iqaluit|bathurst|edmundston|miramichi|sydney ns|truro|corner brook|gander|summerside|newmarket|aurora|collingwood|cobourg|mont-tremblant|antigonish|smithers|saint-sauveur|baie-comeau|gaspe|riviere-du-loup|matane|la tuque|mont-laurier|saint-eustache|sainte-therese|chateauguay|salaberry-de-valleyfield|sorel-tracy|cowansville|becancour|saint-georges|montmagny|la malbaie|dolbeau-mistassini|roberval|jonquiere|kuujjuaq|chibougamau|bromont|contrecoeur|candiac|beloeil|saint-bruno|saint-hubert|lachine|caledon|bowmanville|st. thomas|tillsonburg|leamington|owen sound|bracebridge|parry sound|dryden|elliot lake|kapuskasing|pembroke|petawawa|brockville|carleton place|arnprior|hawkesbury|napanee|orangeville|stouffville|welland|goderich|penticton|cranbrook|fernie|castlegar|williams lake|quesnel|prince rupert|kitimat|dawson creek|fort st. john|courtenay|comox|campbell river|port alberni|parksville|chilliwack|port moody|revelstoke|salmon arm|sherwood park|st. albert|camrose|lacombe|lloydminster|okotoks|drumheller|yorkton|north battleford|estevan|weyburn|la ronge|steinbach|winkler|portage la prairie|flin flon|campbellton|dieppe|oromocto|caraquet|new glasgow|kentville|wolfville|yarmouth|glace bay|happy valley-goose bay|labrador city|grand falls-windsor|clarenville|inuvik|rankin inlet|dawson city|fort saskatchewan|leduc|spruce grove|cochrane|canmore|hinton|edson|whitecourt|peace river|slave lake|cold lake|bonnyville|brooks|high river|strathmore|hearst|cochrane|kenora|fort frances|sioux lookout|marathon|wawa|espanola|massey|walkerton|kincardine|port elgin|wingham|listowel|fergus|elora|simcoe|dunnville|fort erie|port colborne|grimsby|georgetown|bolton|alliston|midland|penetanguishene|huntsville|gravenhurst|haliburton|lindsay|port hope|trenton|picton|smiths falls|kemptville|almonte|renfrew|deep river|rockland|casselman|kanata|orleans|nepean|meaford|amherstburg|kingsville|tecumseh|strathroy|ingersoll|aylmer|golden|invermere|trail|rossland|nelson|creston|grand forks|osoyoos|oliver|summerland|vernon|lumby|merritt|hope|mission|maple ridge|pitt meadows|white rock|sechelt|gibsons|powell river|duncan|ladysmith|sooke|sidney|tofino|ucluelet|port hardy|terrace|burns lake|vanderhoof|fort nelson|tumbler ridge|chetwynd|melfort|tisdale|humboldt|martensville|warman|swift current|maple creek|kindersley|melville|nipawin|dauphin|swan river|selkirk|gimli|morden|neepawa|thompson|the pas|churchill|amherst|bridgewater|lunenburg|digby|port hawkesbury|baddeck|new waterford|stephenville|deer lake|marystown|bonavista|placentia|carbonear|mount pearl|conception bay south|sackville|shediac|sussex|grand falls|saint-quentin|tracadie|shippagan|rothesay|quispamsis|souris|montague|alban|amos|la sarre|malartic|ville-marie|temiscaming|maniwaki|mont-tremblant|sainte-agathe-des-monts|lachute|saint-sauveur|prevost|mascouche|l'assomption|lavaltrie|berthierville|louiseville|nicolet|plessisville|princeville|sainte-marie|beauceville|lac-megantic|coaticook|asbestos|acton vale|marieville|chambly|la prairie|varennes|vercheres|saint-constant|sainte-catherine|delson|mercier|huntingdon|valleyfield|vaudreuil|dorion|rigaud|saint-lazare|kirkland|beaconsfield|dollard-des-ormeaux|anjou|verdun|lasalle|outremont|westmount|tadoussac|les escoumins|forestville|port-cartier|fermont|havre-saint-pierre|gaspe|perce|chandler|bonaventure|new richmond|carleton-sur-mer|amqui|mont-joli|trois-pistoles|la pocatiere|saint-jean-port-joli|baie-saint-paul|saint-raymond|portneuf|donnacona|pont-rouge",
  US: 'new york|amarillo|lubbock|waco|mckinney|sioux falls|fargo|bismarck|billings|missoula|cheyenne|casper|rapid city|duluth|green bay|grand rapids|lansing|kalamazoo|toledo|akron|dayton|fort wayne|south bend|evansville|peoria|springfield|davenport|cedar rapids|topeka|little rock|shreveport|baton rouge|chattanooga|asheville|greensboro|winston-salem|augusta|macon|tallahassee|gainesville|fort lauderdale|west palm beach|sarasota|santa fe|flagstaff|provo|ogden|bend|eugene|salem|tacoma|everett|bellingham|yakima|anchorage|fairbanks|juneau|santa barbara|san luis obispo|santa rosa|stockton|modesto|syracuse|ithaca|worcester|new haven|stamford|nashua|allentown|scranton|harrisburg|erie|wilmington|annapolis|norfolk|roanoke|lexington|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|indianapolis|san francisco|seattle|denver|washington|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|colorado springs|raleigh|miami|long beach|virginia beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|cleveland|bakersfield|honolulu|anaheim|pittsburgh|cincinnati|st. louis|orlando|st. paul|newark|durham|buffalo|madison|reno|irvine|scottsdale|boise|richmond va|spokane|rochester|des moines|salt lake city|palo alto|mountain view|menlo park|cupertino|santa monica|brooklyn|manhattan|jersey city|hoboken|bellevue|redmond|boulder|ann arbor|burlington vt|providence|hartford|albany|knoxville|birmingham al|charleston|savannah|santa clara|sunnyvale|plano|frisco',
  GB: 'london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|nottingham|leicester|brighton|oxford|cambridge|southampton|milton keynes|aberdeen|york|coventry|exeter|dundee|plymouth|derby|stoke-on-trent|wolverhampton|sunderland|swansea|portsmouth|bournemouth|norwich|luton|northampton|ipswich|gloucester|cheltenham|bath|chester|preston|blackpool|stockport|warrington|oldham|rochdale|bradford|huddersfield|wakefield|hull|lincoln|carlisle|lancaster|kendal|middlesbrough|darlington|inverness|stirling|falkirk|swindon|slough|guildford|woking|crawley|hastings|maidstone|canterbury|colchester|chelmsford|southend|basingstoke|winchester|salisbury|taunton|newport|wrexham|bangor|lisburn|derry',
  IE: 'dublin|cork|galway|limerick|waterford|kilkenny|sligo|athlone|dundalk|drogheda|tralee|killarney|letterkenny|wexford|ennis|naas|swords|castlebar|mullingar|carlow|clonmel',
  DE: 'berlin|munich|munchen|hamburg|frankfurt|cologne|koln|stuttgart|dusseldorf|leipzig|dresden|hanover|hannover|bonn|nuremberg',
  FR: 'paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|rennes|montpellier|grenoble|sophia antipolis|nice|toulon|angers|dijon|brest|le mans|tours|amiens|limoges|annecy|chambery|perpignan|besancon|metz|rouen|mulhouse|caen|nancy|reims|le havre|saint-etienne|clermont-ferrand|aix-en-provence|villeurbanne|boulogne-billancourt|saint-denis|argenteuil|montreuil|versailles|nanterre|la defense|courbevoie|creteil|poitiers|la rochelle|bayonne|biarritz|pau|avignon|nimes|valence|quimper|lorient|vannes|saint-nazaire|saint-malo|cholet|troyes|colmar|dunkerque|calais|arras|lens|valenciennes|roubaix|tourcoing|ajaccio|bastia|cannes|antibes|frejus|evry|cergy|massy|palaiseau',
  BE: 'brussels|bruxelles|antwerp|ghent|liege',
  NL: 'amsterdam|rotterdam|utrecht|the hague|eindhoven|delft',
  ES: 'madrid|barcelona|valencia|seville|malaga|bilbao',
  PT: 'lisbon|lisbonne|lisboa|porto|braga',
  IT: 'milan|rome|turin|bologna|naples',
  AT: 'vienna|graz|salzburg',
  CH: 'zurich|geneva|geneve|lausanne|basel|bern',
  SE: 'stockholm|gothenburg|malmo',
  NO: 'oslo|bergen',
  DK: 'copenhagen|aarhus',
  FI: 'helsinki|espoo',
  PL: 'warsaw|krakow|wroclaw|gdansk|poznan',
  CZ: 'prague|brno',
  RO: 'bucharest|cluj-napoca',
  HU: 'budapest',
  LU: 'luxembourg city',
  EE: 'tallinn',
  GR: 'athens',
  AU: 'sydney|melbourne|brisbane|perth|adelaide|canberra|gold coast|hobart|darwin|wollongong|geelong|townsville|cairns|toowoomba|ballarat|bendigo|launceston|albury|wagga wagga|mackay|rockhampton|bunbury|alice springs',
  NZ: 'auckland|wellington|christchurch',
  SG: 'singapore',
  HK: 'hong kong',
  IN: 'bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|pune|chennai|gurgaon|gurugram|noida|kolkata|ahmedabad',
  JP: 'tokyo|osaka|kyoto',
  BR: 'sao paulo|rio de janeiro',
  MX: 'mexico city|guadalajara|monterrey',
  ZA: 'cape town|johannesburg|durban|pretoria',
  AE: 'dubai|abu dhabi',
  IL: 'tel aviv|jerusalem|haifa',
  PH: 'manila|cebu',
};

const byName = (names: Readonly<Record<string, string>>): [name: string, country: string][] =>
  Object.entries(names).flatMap(([country, list]) =>
    list.split('|').map((name): [string, string] => [name, country]),
  );

/** Flat name of a country, or a word that names it, to its ISO 3166 code. */
export const countryByName: ReadonlyMap<string, string> = new Map([
  ...world.countryByName,
  ...Object.entries(MORE_NAMES),
]);
/** Flat name or code of a province or state to its country. */
export const countryOfRegion: ReadonlyMap<string, string> = new Map([
  ...[...world.regionByName].map(([name, { country }]): [string, string] => [name, country]),
  ...byName(MORE_REGIONS),
]);
/** Flat city to its country; a name of several goes to the first above. */
export const countryOfCity: ReadonlyMap<string, string> = new Map(byName(CITIES).toReversed());
