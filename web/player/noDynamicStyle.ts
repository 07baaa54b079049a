// Read by video.js when it is loaded: no <style> elements of its own, which the content security policy refuses.
(globalThis as { VIDEOJS_NO_DYNAMIC_STYLE?: boolean }).VIDEOJS_NO_DYNAMIC_STYLE = true;
