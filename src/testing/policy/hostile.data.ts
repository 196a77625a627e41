/**
 * Markup that runs, loads or leads away where nothing guards a page, one way each: EVIL stands for an origin that notes who asks,
 * and `fired` is what a script leaves behind.
 */
export const HOSTILE: readonly string[] = [
  '<script>fired = true</script>',
  '<script src="EVIL/script.js"></script>',
  '<img src="x:x" onerror="top.fired = true">',
  '<img src="EVIL/pixel.gif">',
  '<svg onload="top.fired = true"></svg>',
  '<svg><script>fired = true</script></svg>',
  '<svg><image href="EVIL/image.svg"></image></svg>',
  '<iframe srcdoc="<script>parent.fired = true</script>"></iframe>',
  '<iframe src="EVIL/frame"></iframe>',
  '<iframe src="javascript:parent.fired = true"></iframe>',
  '<object data="EVIL/object"></object>',
  '<embed src="EVIL/embed">',
  '<link rel="stylesheet" href="EVIL/style.css">',
  '<style>@import url("EVIL/import.css");</style>',
  '<style>body { background: url("EVIL/background.png"); }</style>',
  '<p style="background:url(EVIL/inline.png)">Hi</p>',
  '<video src="EVIL/video.mp4" autoplay></video>',
  '<video poster="EVIL/poster.png"></video>',
  '<input autofocus onfocus="top.fired = true">',
  '<details open ontoggle="top.fired = true"><summary>x</summary></details>',
  '<noscript><p title="</noscript><img src=x:x onerror=top.fired=true>"></noscript><img src="x:x" onerror="top.fired = true">',
  '<body onpageshow="fired = true">',
  '<meta http-equiv="refresh" content="0;url=EVIL/away">',
];
