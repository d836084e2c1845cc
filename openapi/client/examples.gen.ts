// Generated from openapi/spec by `npm run spec`. Do not edit.

import type { components, operations } from "./schema.gen.ts";

/** Successful answers by operation and name. */
export const examples = {
  getFeed: {
    "home": {
      "name": "Главная",
      "slug": "home",
      "tabs": [
        {
          "id": "t1",
          "name": "Все",
          "slug": "all"
        },
        {
          "id": "t2",
          "name": "Путешествия",
          "slug": "travel"
        },
        {
          "id": "t3",
          "name": "Наука",
          "slug": "science"
        }
      ],
      "related_tv": null,
      "related_person": null,
      "product": null,
      "resources": [
        {
          "id": "continue",
          "name": "Продолжить просмотр",
          "object_id": "continue-watching",
          "order_number": 1,
          "inline_widget": false,
          "is_hiddable": true,
          "card_type": "video",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "video"
          },
          "extra_params": {
            "is_logged_in": true
          }
        },
        {
          "id": "5989",
          "name": "Рекомендуем",
          "object_id": "5989",
          "order_number": 2,
          "inline_widget": false,
          "is_hiddable": true,
          "card_type": "video",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "video"
          },
          "extra_params": {},
          "site_url": "/feeds/recommended/"
        },
        {
          "id": "6001",
          "name": "В эфире",
          "object_id": "6001",
          "order_number": 3,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "live-video-preview",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "video"
          },
          "extra_params": {}
        },
        {
          "id": "6002",
          "name": "Топ недели",
          "object_id": "6002",
          "order_number": 4,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "top-video",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "video"
          },
          "extra_params": {
            "limit": 10
          }
        },
        {
          "id": "6003",
          "name": "Плейлисты",
          "object_id": "6003",
          "order_number": 5,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "playlist",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "playlist"
          },
          "extra_params": {},
          "site_url": "/feeds/playlists/"
        }
      ],
      "resourcesPagination": {
        "5989": {
          "hasNext": true,
          "hasPrev": false,
          "nextUrl": "/backend/api/feed/grid/5989/?page=2&per_page=30&client=wdp",
          "prevUrl": null,
          "page": 1,
          "nextPage": 2,
          "prevPage": null,
          "perPage": 10
        },
        "6001": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        },
        "6002": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        },
        "6003": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        },
        "continue": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        }
      },
      "carousel": {
        "carouselType": "banner",
        "banners": [
          {
            "id": "b1",
            "target": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "target_blank": false,
            "picture": "/media/images/mountains-2@640.webp",
            "thumbnail_url": "/media/images/mountains-1@640.webp",
            "title": "Зима на Байкале: новый сезон",
            "labels": {
              "pg_rating": {
                "age": 6
              }
            },
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "extra_params": {}
          }
        ]
      },
      "products": []
    } satisfies operations["getFeed"]["responses"][200]["content"]["application/json"] as operations["getFeed"]["responses"][200]["content"]["application/json"],
    "kids": {
      "name": "Детям",
      "slug": "kids",
      "tabs": [
        {
          "id": "k1",
          "name": "Все",
          "slug": "all"
        },
        {
          "id": "k2",
          "name": "Путешествия",
          "slug": "travel"
        },
        {
          "id": "k3",
          "name": "Наука",
          "slug": "science"
        },
        {
          "id": "k4",
          "name": "Музыка",
          "slug": "music"
        },
        {
          "id": "k5",
          "name": "Спорт",
          "slug": "sport"
        },
        {
          "id": "k6",
          "name": "Кулинария",
          "slug": "cooking"
        },
        {
          "id": "k7",
          "name": "Игры",
          "slug": "games"
        }
      ],
      "related_tv": null,
      "related_person": null,
      "product": null,
      "resources": [
        {
          "id": "7101",
          "name": "Мультфильмы",
          "object_id": "7101",
          "order_number": 1,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "video",
          "items": [],
          "isLoad": false,
          "content_type": {
            "model": "video"
          },
          "extra_params": {}
        }
      ],
      "resourcesPagination": {
        "7101": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        }
      },
      "carousel": null,
      "products": []
    } satisfies operations["getFeed"]["responses"][200]["content"]["application/json"] as operations["getFeed"]["responses"][200]["content"]["application/json"],
    "show": {
      "name": "Северный маршрут",
      "slug": "severnyi-marshrut",
      "tabs": [],
      "related_tv": {
        "id": "7",
        "description": "Четыре поездки с теми, кто знает дорогу.",
        "type": {
          "name": "Цикл"
        }
      },
      "related_person": null,
      "product": null,
      "resources": [],
      "resourcesPagination": {},
      "carousel": {
        "carouselType": "banner",
        "banners": [
          {
            "id": "b1",
            "target": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "target_blank": false,
            "picture": "/media/images/mountains-2@640.webp",
            "thumbnail_url": "/media/images/mountains-1@640.webp",
            "title": "Зима на Байкале: новый сезон",
            "labels": {
              "pg_rating": {
                "age": 6
              }
            },
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "extra_params": {}
          },
          {
            "id": "b2",
            "target": "/video/6a2d3bacf1e45d80b97c2e3f40516273/",
            "target_blank": false,
            "picture": "/media/images/kitchen-2@640.webp",
            "thumbnail_url": "/media/images/kitchen-1@640.webp",
            "title": "Хлеб, который получится у каждого",
            "labels": {
              "pg_rating": {
                "age": 6
              }
            },
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "extra_params": {}
          },
          {
            "id": "b3",
            "target": "/video/7b3e4cbd02f56e91ca8d3f4051627384/",
            "target_blank": false,
            "picture": "/media/images/cosmos-2@640.webp",
            "thumbnail_url": "/media/images/cosmos-1@640.webp",
            "title": "Почему телескоп видит прошлое",
            "labels": {
              "pg_rating": {
                "age": 6
              }
            },
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "extra_params": {}
          },
          {
            "id": "b4",
            "target": "/video/8c4f5dce13067fa2db9e405162738495/",
            "target_blank": false,
            "picture": "/media/images/city-2@640.webp",
            "thumbnail_url": "/media/images/city-1@640.webp",
            "title": "Ночной город: прогулка без слов",
            "labels": {
              "pg_rating": {
                "age": 6
              }
            },
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "extra_params": {}
          }
        ]
      },
      "products": []
    } satisfies operations["getFeed"]["responses"][200]["content"]["application/json"] as operations["getFeed"]["responses"][200]["content"]["application/json"],
  },
  getFeedResources: {
    "home": {
      "resources": [
        {
          "id": "5989",
          "name": "Рекомендуем",
          "object_id": "5989",
          "order_number": 2,
          "inline_widget": false,
          "is_hiddable": true,
          "card_type": "video",
          "items": [
            {
              "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
              "card_type": "video",
              "title": "Байкал зимой: 300 километров по льду",
              "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
              "thumbnail_url": "/media/images/mountains-1@640.webp",
              "duration": 634,
              "hits": 184230,
              "publication_ts": "2026-11-14T09:30:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              },
              "preview_url": "/media/clips/gory-rassvet/240p.mp4"
            },
            {
              "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
              "card_type": "video",
              "title": "Ржаной хлеб на закваске без хлебопечки",
              "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
              "thumbnail_url": "/media/images/kitchen-2@640.webp",
              "duration": 1127,
              "hits": 52814,
              "publication_ts": "2026-11-19T10:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1002",
                "name": "Кухня на выходные",
                "avatar_url": "/media/images/avatar-2@120.webp",
                "site_url": "/channel/1002/"
              },
              "preview_url": "/media/clips/osenniy-les/240p.mp4"
            },
            {
              "id": "0c9b8a7f6e5d4c3b2a19081726354453",
              "card_type": "video",
              "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
              "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
              "thumbnail_url": "/media/images/road-3@640.webp",
              "duration": 2745,
              "hits": 9407,
              "publication_ts": "2026-10-02T07:15:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1003",
                "name": "Мастерская у реки",
                "avatar_url": null,
                "site_url": "/channel/1003/"
              }
            },
            {
              "id": "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21",
              "card_type": "video",
              "title": "Почему телескоп видит прошлое",
              "video_url": "/video/7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21/",
              "thumbnail_url": "/media/images/cosmos-4@640.webp",
              "duration": 863,
              "hits": 1204518,
              "publication_ts": "2026-09-21T12:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": true,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1004",
                "name": "Орбита науки",
                "avatar_url": "/media/images/avatar-4@120.webp",
                "site_url": "/channel/1004/",
                "is_official": true
              },
              "common_subscription_product_codes": [
                "PREMIER_RUTUBE_YAPPY"
              ]
            },
            {
              "id": "3e2d1c0b9a8f7e6d5c4b3a2918070615",
              "card_type": "video",
              "title": "Ночная экскурсия по заброшенной шахте",
              "video_url": "/video/3e2d1c0b9a8f7e6d5c4b3a2918070615/",
              "thumbnail_url": "/media/images/city-5@640.webp",
              "duration": 3912,
              "hits": 40211,
              "publication_ts": "2026-08-30T20:45:00Z",
              "pg_rating": {
                "age": 18
              },
              "is_adult": true,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            },
            {
              "id": "audio7731",
              "card_type": "video",
              "title": "«Капитанская дочка», глава первая. Читаем вслух",
              "video_url": "/video/audio7731/",
              "thumbnail_url": "/media/images/music-1@640.webp",
              "duration": 1980,
              "hits": 7740,
              "publication_ts": "2026-11-10T06:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": true,
              "is_livestream": false,
              "origin_type": "rtba",
              "author": {
                "id": "1005",
                "name": "Вслух о книгах",
                "avatar_url": "/media/images/avatar-5@120.webp",
                "site_url": "/channel/1005/"
              }
            }
          ],
          "isLoad": true,
          "content_type": {
            "model": "video"
          },
          "extra_params": {},
          "site_url": "/feeds/recommended/"
        },
        {
          "id": "6001",
          "name": "В эфире",
          "object_id": "6001",
          "order_number": 3,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "live-video-preview",
          "items": [
            {
              "id": "9a8b7c6d5e4f30212233445566778899",
              "card_type": "live-video-preview",
              "title": "Прямой эфир: северное сияние над Териберкой",
              "video_url": "/video/9a8b7c6d5e4f30212233445566778899/",
              "thumbnail_url": "/media/images/sea-2@640.webp",
              "duration": 0,
              "hits": 3120,
              "publication_ts": "2026-11-21T13:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": true,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            }
          ],
          "isLoad": true,
          "content_type": {
            "model": "video"
          },
          "extra_params": {}
        },
        {
          "id": "6002",
          "name": "Топ недели",
          "object_id": "6002",
          "order_number": 4,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "top-video",
          "items": [
            {
              "id": "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21",
              "card_type": "top-video",
              "title": "Почему телескоп видит прошлое",
              "video_url": "/video/7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21/",
              "thumbnail_url": "/media/images/cosmos-4@640.webp",
              "duration": 863,
              "hits": 1204518,
              "publication_ts": "2026-09-21T12:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": true,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1004",
                "name": "Орбита науки",
                "avatar_url": "/media/images/avatar-4@120.webp",
                "site_url": "/channel/1004/",
                "is_official": true
              },
              "common_subscription_product_codes": [
                "PREMIER_RUTUBE_YAPPY"
              ]
            },
            {
              "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
              "card_type": "top-video",
              "title": "Байкал зимой: 300 километров по льду",
              "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
              "thumbnail_url": "/media/images/mountains-1@640.webp",
              "duration": 634,
              "hits": 184230,
              "publication_ts": "2026-11-14T09:30:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              },
              "preview_url": "/media/clips/gory-rassvet/240p.mp4"
            },
            {
              "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
              "card_type": "top-video",
              "title": "Ржаной хлеб на закваске без хлебопечки",
              "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
              "thumbnail_url": "/media/images/kitchen-2@640.webp",
              "duration": 1127,
              "hits": 52814,
              "publication_ts": "2026-11-19T10:00:00Z",
              "pg_rating": {
                "age": 0
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1002",
                "name": "Кухня на выходные",
                "avatar_url": "/media/images/avatar-2@120.webp",
                "site_url": "/channel/1002/"
              },
              "preview_url": "/media/clips/osenniy-les/240p.mp4"
            }
          ],
          "isLoad": true,
          "content_type": {
            "model": "video"
          },
          "extra_params": {
            "limit": 10
          }
        },
        {
          "id": "6003",
          "name": "Плейлисты",
          "object_id": "6003",
          "order_number": 5,
          "inline_widget": false,
          "is_hiddable": false,
          "card_type": "playlist",
          "items": [
            {
              "id": "pl48211",
              "card_type": "playlist",
              "title": "Весь Байкал за одну зиму",
              "url": "/plst/pl48211/",
              "thumbnail_url": "/media/images/mountains-1@640.webp",
              "videos_count": 12,
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            }
          ],
          "isLoad": true,
          "content_type": {
            "model": "playlist"
          },
          "extra_params": {},
          "site_url": "/feeds/playlists/"
        }
      ],
      "resourcesPagination": {
        "5989": {
          "hasNext": true,
          "hasPrev": false,
          "nextUrl": "/backend/api/feed/grid/5989/?page=2&per_page=30&client=wdp",
          "prevUrl": null,
          "page": 1,
          "nextPage": 2,
          "prevPage": null,
          "perPage": 10
        },
        "6001": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        },
        "6002": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        },
        "6003": {
          "hasNext": false,
          "hasPrev": false,
          "nextUrl": null,
          "prevUrl": null,
          "page": 1,
          "nextPage": null,
          "prevPage": null,
          "perPage": 10
        }
      }
    } satisfies operations["getFeedResources"]["responses"][200]["content"]["application/json"] as operations["getFeedResources"]["responses"][200]["content"]["application/json"],
  },
  getFeedGrid: {
    "second": {
      "id": "5989",
      "items": [
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        },
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        },
        {
          "id": "1004",
          "card_type": "userchannel",
          "title": "Орбита науки",
          "name": "Орбита науки",
          "absolute_url": "/channel/1004/",
          "picture": "/media/images/avatar-4@120.webp",
          "videos_count": 318,
          "is_official": true
        }
      ],
      "pagination": {
        "hasNext": true,
        "hasPrev": true,
        "nextUrl": "/backend/api/feed/grid/5989/?page=3&per_page=30&client=wdp",
        "prevUrl": "/backend/api/feed/grid/5989/?page=1&per_page=30&client=wdp",
        "page": 2,
        "nextPage": 3,
        "prevPage": 1,
        "perPage": 30
      }
    } satisfies operations["getFeedGrid"]["responses"][200]["content"]["application/json"] as operations["getFeedGrid"]["responses"][200]["content"]["application/json"],
  },
  getVideoPage: {
    "video": {
      "video": {
        "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "track_id": "4410927",
        "tv_show_id": null,
        "product_id": null,
        "is_audio": false,
        "is_livestream": false,
        "stream_type": null,
        "title": "Байкал зимой: 300 километров по льду",
        "description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.\n\n0:00 Выезд из Листвянки\n1:05 Первая трещина\n3:40 Ночёвка на льду\n6:12 Остров Ольхон\n9:48 Что взять с собой\n\nКарта маршрута: https://example.com/baikal",
        "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "thumbnail_url": "/media/images/mountains-1@640.webp",
        "author": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true,
          "subscribers_count": 412300
        },
        "category": {
          "id": "17",
          "name": "Путешествия",
          "category_url": "/feeds/travel/"
        },
        "pg_rating": {
          "age": 6
        },
        "origin_type": "rtb",
        "topics": [],
        "properties": {
          "is_donate_allowed": false
        },
        "hide_chat": true,
        "hide_comments": false,
        "duration": 634,
        "hits": 184230,
        "publication_ts": "2026-11-14T09:30:00Z",
        "created_ts": "2026-11-13T18:02:11Z",
        "is_adult": false,
        "is_paid": false,
        "common_subscription_product_codes": [],
        "pepper": null,
        "last_update_ts": "2026-11-14T09:30:00Z",
        "meta_last_update_ts": "2026-11-14T09:30:00Z",
        "error_message": null
      },
      "playback": {
        "hls": "/media/clips/gory-rassvet/master.m3u8",
        "mp4": [
          {
            "height": 480,
            "url": "/media/clips/gory-rassvet/480p.mp4"
          },
          {
            "height": 240,
            "url": "/media/clips/gory-rassvet/240p.mp4"
          }
        ],
        "captions": [
          {
            "lang": "ru",
            "label": "Русские",
            "url": "/media/clips/gory-rassvet/ru.vtt"
          }
        ],
        "storyboard": {
          "vtt": "/media/clips/gory-rassvet/storyboard.vtt"
        },
        "poster": "/media/images/mountains-1@640.webp"
      },
      "playlist": null,
      "playlistInfo": null,
      "schedule": [],
      "donations": null,
      "isChannelDonateAllowed": false,
      "currentSeason": null,
      "seasonsCount": null,
      "relatedData": null,
      "metaData": {
        "title": "Байкал зимой: 300 километров по льду — смотреть на Кадре",
        "description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
        "canonical_url": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "og_title": "Байкал зимой: 300 километров по льду",
        "og_description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
        "og_image": "/media/images/mountains-1@640.webp",
        "og_type": "video.other"
      },
      "recommendedVideos": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        },
        {
          "id": "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21",
          "card_type": "video",
          "title": "Почему телескоп видит прошлое",
          "video_url": "/video/7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21/",
          "thumbnail_url": "/media/images/cosmos-4@640.webp",
          "duration": 863,
          "hits": 1204518,
          "publication_ts": "2026-09-21T12:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": true,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1004",
            "name": "Орбита науки",
            "avatar_url": "/media/images/avatar-4@120.webp",
            "site_url": "/channel/1004/",
            "is_official": true
          },
          "common_subscription_product_codes": [
            "PREMIER_RUTUBE_YAPPY"
          ]
        }
      ],
      "rating": null,
      "comments": null,
      "isThumbnailPending": false,
      "ratingData": null
    } satisfies operations["getVideoPage"]["responses"][200]["content"]["application/json"] as operations["getVideoPage"]["responses"][200]["content"]["application/json"],
    "inPlaylist": {
      "video": {
        "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "track_id": "4410927",
        "tv_show_id": null,
        "product_id": null,
        "is_audio": false,
        "is_livestream": false,
        "stream_type": null,
        "title": "Байкал зимой: 300 километров по льду",
        "description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.\n\n0:00 Выезд из Листвянки\n1:05 Первая трещина\n3:40 Ночёвка на льду\n6:12 Остров Ольхон\n9:48 Что взять с собой\n\nКарта маршрута: https://example.com/baikal",
        "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "thumbnail_url": "/media/images/mountains-1@640.webp",
        "author": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true,
          "subscribers_count": 412300
        },
        "category": {
          "id": "17",
          "name": "Путешествия",
          "category_url": "/feeds/travel/"
        },
        "pg_rating": {
          "age": 6
        },
        "origin_type": "rtb",
        "topics": [],
        "properties": {
          "is_donate_allowed": false
        },
        "hide_chat": true,
        "hide_comments": false,
        "duration": 634,
        "hits": 184230,
        "publication_ts": "2026-11-14T09:30:00Z",
        "created_ts": "2026-11-13T18:02:11Z",
        "is_adult": false,
        "is_paid": false,
        "common_subscription_product_codes": [],
        "pepper": null,
        "last_update_ts": "2026-11-14T09:30:00Z",
        "meta_last_update_ts": "2026-11-14T09:30:00Z",
        "error_message": null
      },
      "playback": {
        "hls": "/media/clips/gory-rassvet/master.m3u8",
        "mp4": [
          {
            "height": 480,
            "url": "/media/clips/gory-rassvet/480p.mp4"
          },
          {
            "height": 240,
            "url": "/media/clips/gory-rassvet/240p.mp4"
          }
        ],
        "captions": [
          {
            "lang": "ru",
            "label": "Русские",
            "url": "/media/clips/gory-rassvet/ru.vtt"
          }
        ],
        "storyboard": {
          "vtt": "/media/clips/gory-rassvet/storyboard.vtt"
        },
        "poster": "/media/images/mountains-1@640.webp"
      },
      "playlist": {
        "id": "pl48211",
        "title": "Весь Байкал за одну зиму",
        "description": "Двенадцать серий: лёд, люди и расстояния.",
        "videos_count": 12,
        "last_modified_ts": "2026-11-14T09:35:00Z",
        "thumbnail_url": "/media/images/mountains-1@640.webp",
        "total_views": 902114,
        "user_id": "1001",
        "favorite": false,
        "items": [
          {
            "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
            "card_type": "video",
            "title": "Байкал зимой: 300 километров по льду",
            "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "thumbnail_url": "/media/images/mountains-1@640.webp",
            "duration": 634,
            "hits": 184230,
            "publication_ts": "2026-11-14T09:30:00Z",
            "pg_rating": {
              "age": 6
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "preview_url": "/media/clips/gory-rassvet/240p.mp4"
          },
          {
            "id": "3e2d1c0b9a8f7e6d5c4b3a2918070615",
            "card_type": "video",
            "title": "Ночная экскурсия по заброшенной шахте",
            "video_url": "/video/3e2d1c0b9a8f7e6d5c4b3a2918070615/",
            "thumbnail_url": "/media/images/city-5@640.webp",
            "duration": 3912,
            "hits": 40211,
            "publication_ts": "2026-08-30T20:45:00Z",
            "pg_rating": {
              "age": 18
            },
            "is_adult": true,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            }
          },
          {
            "id": "0c9b8a7f6e5d4c3b2a19081726354453",
            "card_type": "video",
            "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
            "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
            "thumbnail_url": "/media/images/road-3@640.webp",
            "duration": 2745,
            "hits": 9407,
            "publication_ts": "2026-10-02T07:15:00Z",
            "pg_rating": {
              "age": 0
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1003",
              "name": "Мастерская у реки",
              "avatar_url": null,
              "site_url": "/channel/1003/"
            }
          }
        ]
      },
      "playlistInfo": {
        "index": 0,
        "next_url": "/video/3e2d1c0b9a8f7e6d5c4b3a2918070615/?playlist=pl48211",
        "previous_url": null
      },
      "schedule": [],
      "donations": null,
      "isChannelDonateAllowed": false,
      "currentSeason": null,
      "seasonsCount": null,
      "relatedData": null,
      "metaData": {
        "title": "Байкал зимой: 300 километров по льду — смотреть на Кадре",
        "description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
        "canonical_url": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "og_title": "Байкал зимой: 300 километров по льду",
        "og_description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
        "og_image": "/media/images/mountains-1@640.webp",
        "og_type": "video.other"
      },
      "recommendedVideos": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        },
        {
          "id": "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21",
          "card_type": "video",
          "title": "Почему телескоп видит прошлое",
          "video_url": "/video/7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21/",
          "thumbnail_url": "/media/images/cosmos-4@640.webp",
          "duration": 863,
          "hits": 1204518,
          "publication_ts": "2026-09-21T12:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": true,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1004",
            "name": "Орбита науки",
            "avatar_url": "/media/images/avatar-4@120.webp",
            "site_url": "/channel/1004/",
            "is_official": true
          },
          "common_subscription_product_codes": [
            "PREMIER_RUTUBE_YAPPY"
          ]
        }
      ],
      "rating": null,
      "comments": null,
      "isThumbnailPending": false,
      "ratingData": null
    } satisfies operations["getVideoPage"]["responses"][200]["content"]["application/json"] as operations["getVideoPage"]["responses"][200]["content"]["application/json"],
    "live": {
      "video": {
        "id": "9a8b7c6d5e4f30212233445566778899",
        "track_id": "4411500",
        "tv_show_id": null,
        "product_id": null,
        "is_audio": false,
        "is_livestream": true,
        "stream_type": "stream_push",
        "title": "Прямой эфир: северное сияние над Териберкой",
        "description": "Камера на берегу Баренцева моря.",
        "video_url": "/live/video/9a8b7c6d5e4f30212233445566778899/",
        "thumbnail_url": "/media/images/sea-2@640.webp",
        "author": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true,
          "subscribers_count": 412300
        },
        "category": {
          "id": "17",
          "name": "Путешествия",
          "category_url": "/feeds/travel/"
        },
        "pg_rating": {
          "age": 6
        },
        "origin_type": "rtb",
        "topics": [],
        "properties": {
          "is_donate_allowed": true
        },
        "hide_chat": false,
        "hide_comments": false,
        "duration": 0,
        "hits": 3120,
        "publication_ts": "2026-11-21T13:00:00Z",
        "created_ts": "2026-11-13T18:02:11Z",
        "is_adult": false,
        "is_paid": false,
        "common_subscription_product_codes": [],
        "pepper": null,
        "last_update_ts": "2026-11-14T09:30:00Z",
        "meta_last_update_ts": "2026-11-14T09:30:00Z",
        "error_message": null
      },
      "playback": {
        "hls": "/media/clips/more-i-mayak/master.m3u8",
        "mp4": [],
        "captions": [],
        "storyboard": null,
        "poster": "/media/images/sea-2@640.webp"
      },
      "playlist": null,
      "playlistInfo": null,
      "schedule": [],
      "donations": null,
      "isChannelDonateAllowed": true,
      "currentSeason": null,
      "seasonsCount": null,
      "relatedData": null,
      "metaData": null,
      "recommendedVideos": [],
      "rating": null,
      "comments": null,
      "isThumbnailPending": false,
      "ratingData": null
    } satisfies operations["getVideoPage"]["responses"][200]["content"]["application/json"] as operations["getVideoPage"]["responses"][200]["content"]["application/json"],
  },
  getVideoMeta: {
    "video": {
      "title": "Байкал зимой: 300 километров по льду — смотреть на Кадре",
      "description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
      "canonical_url": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
      "og_title": "Байкал зимой: 300 километров по льду",
      "og_description": "Проехали на буерах от Листвянки до Ольхона и сняли всё, что увидели.",
      "og_image": "/media/images/mountains-1@640.webp",
      "og_type": "video.other"
    } satisfies operations["getVideoMeta"]["responses"][200]["content"]["application/json"] as operations["getVideoMeta"]["responses"][200]["content"]["application/json"],
  },
  listVideoRecommendations: {
    "first": {
      "results": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        },
        {
          "id": "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21",
          "card_type": "video",
          "title": "Почему телескоп видит прошлое",
          "video_url": "/video/7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21/",
          "thumbnail_url": "/media/images/cosmos-4@640.webp",
          "duration": 863,
          "hits": 1204518,
          "publication_ts": "2026-09-21T12:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": true,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1004",
            "name": "Орбита науки",
            "avatar_url": "/media/images/avatar-4@120.webp",
            "site_url": "/channel/1004/",
            "is_official": true
          },
          "common_subscription_product_codes": [
            "PREMIER_RUTUBE_YAPPY"
          ]
        },
        {
          "id": "audio7731",
          "card_type": "video",
          "title": "«Капитанская дочка», глава первая. Читаем вслух",
          "video_url": "/video/audio7731/",
          "thumbnail_url": "/media/images/music-1@640.webp",
          "duration": 1980,
          "hits": 7740,
          "publication_ts": "2026-11-10T06:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": true,
          "is_livestream": false,
          "origin_type": "rtba",
          "author": {
            "id": "1005",
            "name": "Вслух о книгах",
            "avatar_url": "/media/images/avatar-5@120.webp",
            "site_url": "/channel/1005/"
          }
        }
      ],
      "has_next": true,
      "next": "/backend/api/video/recommendation/5f1c2a9be0d34c7f8a6b1d2e3f405162/?page=2&limit=20",
      "page": 1,
      "per_page": 20
    } satisfies operations["listVideoRecommendations"]["responses"][200]["content"]["application/json"] as operations["listVideoRecommendations"]["responses"][200]["content"]["application/json"],
  },
  getVideoProgress: {
    "some": {
      "5f1c2a9be0d34c7f8a6b1d2e3f405162": 187,
      "0c9b8a7f6e5d4c3b2a19081726354453": 2744,
      "7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f21": 12
    } satisfies operations["getVideoProgress"]["responses"][200]["content"]["application/json"] as operations["getVideoProgress"]["responses"][200]["content"]["application/json"],
    "guest": {} satisfies operations["getVideoProgress"]["responses"][200]["content"]["application/json"] as operations["getVideoProgress"]["responses"][200]["content"]["application/json"],
  },
  getVideoReaction: {
    "liked": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "reaction": "like",
      "likes_number": 9412,
      "dislikes_number": 201
    } satisfies operations["getVideoReaction"]["responses"][200]["content"]["application/json"] as operations["getVideoReaction"]["responses"][200]["content"]["application/json"],
    "none": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "reaction": null,
      "likes_number": 9411,
      "dislikes_number": 201
    } satisfies operations["getVideoReaction"]["responses"][200]["content"]["application/json"] as operations["getVideoReaction"]["responses"][200]["content"]["application/json"],
  },
  removeVideoReaction: {
    "none": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "reaction": null,
      "likes_number": 9411,
      "dislikes_number": 201
    } satisfies operations["removeVideoReaction"]["responses"][200]["content"]["application/json"] as operations["removeVideoReaction"]["responses"][200]["content"]["application/json"],
  },
  setVideoReaction: {
    "liked": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "reaction": "like",
      "likes_number": 9412,
      "dislikes_number": 201
    } satisfies operations["setVideoReaction"]["responses"][200]["content"]["application/json"] as operations["setVideoReaction"]["responses"][200]["content"]["application/json"],
  },
  getVideoVotes: {
    "votes": {
      "likes_number": 9411,
      "dislikes_number": 201
    } satisfies operations["getVideoVotes"]["responses"][200]["content"]["application/json"] as operations["getVideoVotes"]["responses"][200]["content"]["application/json"],
  },
  getVideoPreview: {
    "clip": {
      "preview_url": "/media/clips/gory-rassvet/240p.mp4",
      "duration": 6
    } satisfies operations["getVideoPreview"]["responses"][200]["content"]["application/json"] as operations["getVideoPreview"]["responses"][200]["content"]["application/json"],
  },
  getVideoDownload: {
    "file": {
      "url": "/media/clips/gory-rassvet/720p.mp4?download=%D0%A0%D0%B0%D1%81%D1%81%D0%B2%D0%B5%D1%82",
      "height": 720
    } satisfies operations["getVideoDownload"]["responses"][200]["content"]["application/json"] as operations["getVideoDownload"]["responses"][200]["content"]["application/json"],
  },
  listHistory: {
    "first": {
      "results": [
        {
          "video": {
            "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
            "card_type": "video",
            "title": "Байкал зимой: 300 километров по льду",
            "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "thumbnail_url": "/media/images/mountains-1@640.webp",
            "duration": 634,
            "hits": 184230,
            "publication_ts": "2026-11-14T09:30:00Z",
            "pg_rating": {
              "age": 6
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "preview_url": "/media/clips/gory-rassvet/240p.mp4"
          },
          "watched_ts": "2026-11-21T11:40:00Z",
          "position": 187
        },
        {
          "video": {
            "id": "0c9b8a7f6e5d4c3b2a19081726354453",
            "card_type": "video",
            "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
            "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
            "thumbnail_url": "/media/images/road-3@640.webp",
            "duration": 2745,
            "hits": 9407,
            "publication_ts": "2026-10-02T07:15:00Z",
            "pg_rating": {
              "age": 0
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1003",
              "name": "Мастерская у реки",
              "avatar_url": null,
              "site_url": "/channel/1003/"
            }
          },
          "watched_ts": "2026-11-20T21:05:30Z",
          "position": 2744
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listHistory"]["responses"][200]["content"]["application/json"] as operations["listHistory"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listHistory"]["responses"][200]["content"]["application/json"] as operations["listHistory"]["responses"][200]["content"]["application/json"],
  },
  getPlaylist: {
    "playlist": {
      "id": "pl48211",
      "title": "Весь Байкал за одну зиму",
      "description": "Двенадцать серий: лёд, люди и расстояния.",
      "videos_count": 12,
      "last_modified_ts": "2026-11-14T09:35:00Z",
      "thumbnail_url": "/media/images/mountains-1@640.webp",
      "total_views": 902114,
      "user_id": "1001",
      "favorite": false
    } satisfies operations["getPlaylist"]["responses"][200]["content"]["application/json"] as operations["getPlaylist"]["responses"][200]["content"]["application/json"],
  },
  listPlaylistVideos: {
    "first": {
      "items": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "3e2d1c0b9a8f7e6d5c4b3a2918070615",
          "card_type": "video",
          "title": "Ночная экскурсия по заброшенной шахте",
          "video_url": "/video/3e2d1c0b9a8f7e6d5c4b3a2918070615/",
          "thumbnail_url": "/media/images/city-5@640.webp",
          "duration": 3912,
          "hits": 40211,
          "publication_ts": "2026-08-30T20:45:00Z",
          "pg_rating": {
            "age": 18
          },
          "is_adult": true,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        }
      ],
      "has_next": false,
      "next": null,
      "previous": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listPlaylistVideos"]["responses"][200]["content"]["application/json"] as operations["listPlaylistVideos"]["responses"][200]["content"]["application/json"],
  },
  createComment: {
    "comment": {
      "id": "c2001",
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "text": "Спасибо за ролик! Когда следующая серия?",
      "parent_id": null,
      "user": {
        "id": "3001",
        "name": "Анна Соколова",
        "avatar_url": "/media/images/avatar-21@120.webp",
        "site_url": "/channel/3001/"
      },
      "created_ts": "2026-11-21T12:00:00Z",
      "edited_ts": null,
      "bro_id": null,
      "bro_user_id": null,
      "likes_number": 0,
      "dislikes_number": 0,
      "current_user_liked": false,
      "current_user_disliked": false,
      "replies_number": 0,
      "author_replied": false,
      "is_pinned": false,
      "reaction": null
    } satisfies operations["createComment"]["responses"][201]["content"]["application/json"] as operations["createComment"]["responses"][201]["content"]["application/json"],
    "reply": {
      "id": "c2002",
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "text": "Согласна, слышно даже в наушниках.",
      "parent_id": "c1001",
      "user": {
        "id": "3001",
        "name": "Анна Соколова",
        "avatar_url": "/media/images/avatar-21@120.webp",
        "site_url": "/channel/3001/"
      },
      "created_ts": "2026-11-21T12:01:00Z",
      "edited_ts": null,
      "bro_id": "c1012",
      "bro_user_id": "2003",
      "likes_number": 0,
      "dislikes_number": 0,
      "current_user_liked": false,
      "current_user_disliked": false,
      "replies_number": 0,
      "author_replied": false,
      "is_pinned": false,
      "reaction": null,
      "bro_user_name": "Глеб Сомов"
    } satisfies operations["createComment"]["responses"][201]["content"]["application/json"] as operations["createComment"]["responses"][201]["content"]["application/json"],
  },
  listCommentsByDate: {
    "newest": {
      "results": [
        {
          "id": "c2001",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Спасибо за ролик! Когда следующая серия?",
          "parent_id": null,
          "user": {
            "id": "3001",
            "name": "Анна Соколова",
            "avatar_url": "/media/images/avatar-21@120.webp",
            "site_url": "/channel/3001/"
          },
          "created_ts": "2026-11-21T12:00:00Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 0,
          "dislikes_number": 0,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null
        },
        {
          "id": "c1003",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Достопримечательностивосточносибирскогокраяневероятны <b>честно</b> 👏",
          "parent_id": null,
          "user": {
            "id": "2003",
            "name": "Глеб Сомов",
            "avatar_url": "/media/images/avatar-13@120.webp",
            "site_url": "/channel/2003/"
          },
          "created_ts": "2026-11-15T08:31:10Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 0,
          "dislikes_number": 4,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null
        },
        {
          "id": "c1002",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "А на велосипеде там проехать можно?",
          "parent_id": null,
          "user": {
            "id": "2002",
            "name": "паша_на_велике",
            "avatar_url": null,
            "site_url": "/channel/2002/"
          },
          "created_ts": "2026-11-14T11:00:02Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 37,
          "dislikes_number": 0,
          "current_user_liked": true,
          "current_user_disliked": false,
          "replies_number": 1,
          "author_replied": false,
          "is_pinned": false,
          "reaction": "like"
        },
        {
          "id": "c1001",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Смотрела на одном дыхании.\nЗвук трещин на 1:05 — мурашки!",
          "parent_id": null,
          "user": {
            "id": "2001",
            "name": "Ольга Тихонова",
            "avatar_url": "/media/images/avatar-11@120.webp",
            "site_url": "/channel/2001/"
          },
          "created_ts": "2026-11-14T10:12:45Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 148,
          "dislikes_number": 2,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 12,
          "author_replied": true,
          "is_pinned": false,
          "reaction": null
        }
      ],
      "comments_count": 5000,
      "pinned_comment": {
        "id": "c1000",
        "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "text": "Карта маршрута и список снаряжения — в описании. Спрашивайте, отвечу каждому.",
        "parent_id": null,
        "user": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true
        },
        "created_ts": "2026-11-14T09:40:00Z",
        "edited_ts": null,
        "bro_id": null,
        "bro_user_id": null,
        "likes_number": 512,
        "dislikes_number": 3,
        "current_user_liked": false,
        "current_user_disliked": false,
        "replies_number": 2,
        "author_replied": true,
        "is_pinned": true,
        "reaction": null
      },
      "my_comment": null,
      "next": "/backend/api/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?sort_by=date_added_desc&direction=latest&limit=20&cursor=MjAyNjpjMTAwMQ",
      "previous": null,
      "has_next": true,
      "has_previous": false,
      "has_next_child": false,
      "has_previous_child": false
    } satisfies operations["listCommentsByDate"]["responses"][200]["content"]["application/json"] as operations["listCommentsByDate"]["responses"][200]["content"]["application/json"],
  },
  getComment: {
    "comment": {
      "id": "c1001",
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "text": "Смотрела на одном дыхании.\nЗвук трещин на 1:05 — мурашки!",
      "parent_id": null,
      "user": {
        "id": "2001",
        "name": "Ольга Тихонова",
        "avatar_url": "/media/images/avatar-11@120.webp",
        "site_url": "/channel/2001/"
      },
      "created_ts": "2026-11-14T10:12:45Z",
      "edited_ts": null,
      "bro_id": null,
      "bro_user_id": null,
      "likes_number": 148,
      "dislikes_number": 2,
      "current_user_liked": false,
      "current_user_disliked": false,
      "replies_number": 12,
      "author_replied": true,
      "is_pinned": false,
      "reaction": null
    } satisfies operations["getComment"]["responses"][200]["content"]["application/json"] as operations["getComment"]["responses"][200]["content"]["application/json"],
  },
  editComment: {
    "edited": {
      "id": "c2001",
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "text": "Спасибо за ролик! Когда выйдет следующая серия?",
      "parent_id": null,
      "user": {
        "id": "3001",
        "name": "Анна Соколова",
        "avatar_url": "/media/images/avatar-21@120.webp",
        "site_url": "/channel/3001/"
      },
      "created_ts": "2026-11-21T12:00:00Z",
      "edited_ts": "2026-11-21T12:05:00Z",
      "bro_id": null,
      "bro_user_id": null,
      "likes_number": 0,
      "dislikes_number": 0,
      "current_user_liked": false,
      "current_user_disliked": false,
      "replies_number": 0,
      "author_replied": false,
      "is_pinned": false,
      "reaction": null
    } satisfies operations["editComment"]["responses"][200]["content"]["application/json"] as operations["editComment"]["responses"][200]["content"]["application/json"],
  },
  listComments: {
    "popular": {
      "results": [
        {
          "id": "c1001",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Смотрела на одном дыхании.\nЗвук трещин на 1:05 — мурашки!",
          "parent_id": null,
          "user": {
            "id": "2001",
            "name": "Ольга Тихонова",
            "avatar_url": "/media/images/avatar-11@120.webp",
            "site_url": "/channel/2001/"
          },
          "created_ts": "2026-11-14T10:12:45Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 148,
          "dislikes_number": 2,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 12,
          "author_replied": true,
          "is_pinned": false,
          "reaction": null
        },
        {
          "id": "c1002",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "А на велосипеде там проехать можно?",
          "parent_id": null,
          "user": {
            "id": "2002",
            "name": "паша_на_велике",
            "avatar_url": null,
            "site_url": "/channel/2002/"
          },
          "created_ts": "2026-11-14T11:00:02Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 37,
          "dislikes_number": 0,
          "current_user_liked": true,
          "current_user_disliked": false,
          "replies_number": 1,
          "author_replied": false,
          "is_pinned": false,
          "reaction": "like"
        },
        {
          "id": "c1003",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Достопримечательностивосточносибирскогокраяневероятны <b>честно</b> 👏",
          "parent_id": null,
          "user": {
            "id": "2003",
            "name": "Глеб Сомов",
            "avatar_url": "/media/images/avatar-13@120.webp",
            "site_url": "/channel/2003/"
          },
          "created_ts": "2026-11-15T08:31:10Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 0,
          "dislikes_number": 4,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null
        }
      ],
      "comments_count": 5000,
      "pinned_comment": {
        "id": "c1000",
        "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "text": "Карта маршрута и список снаряжения — в описании. Спрашивайте, отвечу каждому.",
        "parent_id": null,
        "user": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true
        },
        "created_ts": "2026-11-14T09:40:00Z",
        "edited_ts": null,
        "bro_id": null,
        "bro_user_id": null,
        "likes_number": 512,
        "dislikes_number": 3,
        "current_user_liked": false,
        "current_user_disliked": false,
        "replies_number": 2,
        "author_replied": true,
        "is_pinned": true,
        "reaction": null
      },
      "my_comment": {
        "id": "c2001",
        "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "text": "Спасибо за ролик! Когда следующая серия?",
        "parent_id": null,
        "user": {
          "id": "3001",
          "name": "Анна Соколова",
          "avatar_url": "/media/images/avatar-21@120.webp",
          "site_url": "/channel/3001/"
        },
        "created_ts": "2026-11-21T12:00:00Z",
        "edited_ts": null,
        "bro_id": null,
        "bro_user_id": null,
        "likes_number": 0,
        "dislikes_number": 0,
        "current_user_liked": false,
        "current_user_disliked": false,
        "replies_number": 0,
        "author_replied": false,
        "is_pinned": false,
        "reaction": null
      },
      "next": "/backend/api/v2/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?sort_by=popular&direction=latest&limit=20&cursor=MTQ4OmMxMDAz",
      "previous": null,
      "has_next": true,
      "has_previous": false,
      "has_next_child": false,
      "has_previous_child": false
    } satisfies operations["listComments"]["responses"][200]["content"]["application/json"] as operations["listComments"]["responses"][200]["content"]["application/json"],
    "replies": {
      "results": [
        {
          "id": "c1011",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Это ещё не самая громкая, подождите вторую серию.",
          "parent_id": "c1001",
          "user": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "created_ts": "2026-11-14T10:20:00Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 64,
          "dislikes_number": 0,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null
        },
        {
          "id": "c1012",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Лёд поёт, когда мороз крепчает.",
          "parent_id": "c1001",
          "user": {
            "id": "2003",
            "name": "Глеб Сомов",
            "avatar_url": "/media/images/avatar-13@120.webp",
            "site_url": "/channel/2003/"
          },
          "created_ts": "2026-11-14T10:55:19Z",
          "edited_ts": null,
          "bro_id": "c1011",
          "bro_user_id": "1001",
          "likes_number": 9,
          "dislikes_number": 0,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null,
          "bro_user_name": "Северный маршрут"
        }
      ],
      "comments_count": 5000,
      "pinned_comment": null,
      "my_comment": null,
      "next": "/backend/api/v2/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?parent_id=c1001&limit=10&cursor=YzEwMTI",
      "previous": null,
      "has_next": true,
      "has_previous": false,
      "has_next_child": false,
      "has_previous_child": false
    } satisfies operations["listComments"]["responses"][200]["content"]["application/json"] as operations["listComments"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "comments_count": 0,
      "pinned_comment": null,
      "my_comment": null,
      "next": null,
      "previous": null,
      "has_next": false,
      "has_previous": false,
      "has_next_child": false,
      "has_previous_child": false
    } satisfies operations["listComments"]["responses"][200]["content"]["application/json"] as operations["listComments"]["responses"][200]["content"]["application/json"],
  },
  getFocusedComment: {
    "reply": {
      "results": [
        {
          "id": "c1001",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Смотрела на одном дыхании.\nЗвук трещин на 1:05 — мурашки!",
          "parent_id": null,
          "user": {
            "id": "2001",
            "name": "Ольга Тихонова",
            "avatar_url": "/media/images/avatar-11@120.webp",
            "site_url": "/channel/2001/"
          },
          "created_ts": "2026-11-14T10:12:45Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 148,
          "dislikes_number": 2,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 12,
          "author_replied": true,
          "is_pinned": false,
          "reaction": null,
          "answers": {
            "results": [
              {
                "id": "c1012",
                "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
                "text": "Лёд поёт, когда мороз крепчает.",
                "parent_id": "c1001",
                "user": {
                  "id": "2003",
                  "name": "Глеб Сомов",
                  "avatar_url": "/media/images/avatar-13@120.webp",
                  "site_url": "/channel/2003/"
                },
                "created_ts": "2026-11-14T10:55:19Z",
                "edited_ts": null,
                "bro_id": "c1011",
                "bro_user_id": "1001",
                "likes_number": 9,
                "dislikes_number": 0,
                "current_user_liked": false,
                "current_user_disliked": false,
                "replies_number": 0,
                "author_replied": false,
                "is_pinned": false,
                "reaction": null,
                "bro_user_name": "Северный маршрут"
              }
            ],
            "has_next": true,
            "has_previous": true,
            "next": "/backend/api/v2/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?parent_id=c1001&limit=10&direction=latest&comment_id=c1012",
            "previous": "/backend/api/v2/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?parent_id=c1001&limit=10&direction=earliest&comment_id=c1012"
          }
        },
        {
          "id": "c1002",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "А на велосипеде там проехать можно?",
          "parent_id": null,
          "user": {
            "id": "2002",
            "name": "паша_на_велике",
            "avatar_url": null,
            "site_url": "/channel/2002/"
          },
          "created_ts": "2026-11-14T11:00:02Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 37,
          "dislikes_number": 0,
          "current_user_liked": true,
          "current_user_disliked": false,
          "replies_number": 1,
          "author_replied": false,
          "is_pinned": false,
          "reaction": "like"
        }
      ],
      "comments_count": 5000,
      "pinned_comment": {
        "id": "c1000",
        "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "text": "Карта маршрута и список снаряжения — в описании. Спрашивайте, отвечу каждому.",
        "parent_id": null,
        "user": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true
        },
        "created_ts": "2026-11-14T09:40:00Z",
        "edited_ts": null,
        "bro_id": null,
        "bro_user_id": null,
        "likes_number": 512,
        "dislikes_number": 3,
        "current_user_liked": false,
        "current_user_disliked": false,
        "replies_number": 2,
        "author_replied": true,
        "is_pinned": true,
        "reaction": null
      },
      "my_comment": null,
      "next": "/backend/api/v2/comments/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?sort_by=popular&direction=latest&limit=20&cursor=MTQ4OmMxMDAz",
      "previous": null,
      "has_next": true,
      "has_previous": false,
      "has_next_child": true,
      "has_previous_child": true
    } satisfies operations["getFocusedComment"]["responses"][200]["content"]["application/json"] as operations["getFocusedComment"]["responses"][200]["content"]["application/json"],
  },
  listBans: {
    "first": {
      "results": [
        {
          "user": {
            "id": "2003",
            "name": "Глеб Сомов",
            "avatar_url": null,
            "site_url": "/channel/2003/"
          },
          "created_ts": "2026-11-21T12:00:00Z"
        },
        {
          "user": {
            "id": "3001",
            "name": "Анна Соколова",
            "avatar_url": "/media/images/avatar-21@120.webp",
            "site_url": "/channel/3001/"
          },
          "created_ts": "2026-11-02T08:30:00Z"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 50
    } satisfies operations["listBans"]["responses"][200]["content"]["application/json"] as operations["listBans"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 50
    } satisfies operations["listBans"]["responses"][200]["content"]["application/json"] as operations["listBans"]["responses"][200]["content"]["application/json"],
  },
  banCommenter: {
    "banned": {
      "user_id": "2003",
      "removed_count": 3,
      "comments_count": 4997
    } satisfies operations["banCommenter"]["responses"][200]["content"]["application/json"] as operations["banCommenter"]["responses"][200]["content"]["application/json"],
  },
  setCommentReaction: {
    "liked": {
      "id": "c1001",
      "likes_number": 149,
      "dislikes_number": 2,
      "current_user_liked": true,
      "current_user_disliked": false,
      "reaction": "like"
    } satisfies operations["setCommentReaction"]["responses"][200]["content"]["application/json"] as operations["setCommentReaction"]["responses"][200]["content"]["application/json"],
  },
  removeCommentReaction: {
    "none": {
      "id": "c1001",
      "likes_number": 148,
      "dislikes_number": 2,
      "current_user_liked": false,
      "current_user_disliked": false,
      "reaction": null
    } satisfies operations["removeCommentReaction"]["responses"][200]["content"]["application/json"] as operations["removeCommentReaction"]["responses"][200]["content"]["application/json"],
  },
  listMyComments: {
    "first": {
      "results": [
        {
          "id": "c2002",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Согласна, слышно даже в наушниках.",
          "parent_id": "c1001",
          "user": {
            "id": "3001",
            "name": "Анна Соколова",
            "avatar_url": "/media/images/avatar-21@120.webp",
            "site_url": "/channel/3001/"
          },
          "created_ts": "2026-11-21T12:01:00Z",
          "edited_ts": null,
          "bro_id": "c1012",
          "bro_user_id": "2003",
          "likes_number": 0,
          "dislikes_number": 0,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null,
          "bro_user_name": "Глеб Сомов",
          "video": {
            "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
            "title": "Байкал зимой: 300 километров по льду",
            "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "thumbnail_url": "/media/images/mountains-1@640.webp"
          }
        },
        {
          "id": "c2001",
          "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "text": "Спасибо за ролик! Когда следующая серия?",
          "parent_id": null,
          "user": {
            "id": "3001",
            "name": "Анна Соколова",
            "avatar_url": "/media/images/avatar-21@120.webp",
            "site_url": "/channel/3001/"
          },
          "created_ts": "2026-11-21T12:00:00Z",
          "edited_ts": null,
          "bro_id": null,
          "bro_user_id": null,
          "likes_number": 0,
          "dislikes_number": 0,
          "current_user_liked": false,
          "current_user_disliked": false,
          "replies_number": 0,
          "author_replied": false,
          "is_pinned": false,
          "reaction": null,
          "video": {
            "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
            "title": "Байкал зимой: 300 километров по льду",
            "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "thumbnail_url": "/media/images/mountains-1@640.webp"
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 50
    } satisfies operations["listMyComments"]["responses"][200]["content"]["application/json"] as operations["listMyComments"]["responses"][200]["content"]["application/json"],
  },
  getCommentBlock: {
    "free": {
      "is_banned": false,
      "banned_info": null
    } satisfies operations["getCommentBlock"]["responses"][200]["content"]["application/json"] as operations["getCommentBlock"]["responses"][200]["content"]["application/json"],
    "banned": {
      "is_banned": true,
      "banned_info": {
        "rule_link": "/info/agreement/",
        "selected_text": "нарушили правила",
        "message": "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра",
        "toast_message": "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра"
      }
    } satisfies operations["getCommentBlock"]["responses"][200]["content"]["application/json"] as operations["getCommentBlock"]["responses"][200]["content"]["application/json"],
  },
  removeAccount: {
    "blocked": {
      "blocked_until_ts": "2026-12-21T12:00:00Z"
    } satisfies operations["removeAccount"]["responses"][200]["content"]["application/json"] as operations["removeAccount"]["responses"][200]["content"]["application/json"],
  },
  getProfile: {
    "viewer": {
      "id": "3001",
      "avatar_url": "/media/images/avatar-21@120.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "zritel@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": true,
      "site_url": "/channel/3001/"
    } satisfies operations["getProfile"]["responses"][200]["content"]["application/json"] as operations["getProfile"]["responses"][200]["content"]["application/json"],
    "author": {
      "id": "1001",
      "avatar_url": "/media/images/avatar-1@120.webp",
      "name": "Северный маршрут",
      "birthdate": null,
      "gender": null,
      "email": "avtor@kadr.example",
      "phone_number": null,
      "confirmed_email": true,
      "site_url": "/channel/1001/"
    } satisfies operations["getProfile"]["responses"][200]["content"]["application/json"] as operations["getProfile"]["responses"][200]["content"]["application/json"],
    "guest": {
      "id": null
    } satisfies operations["getProfile"]["responses"][200]["content"]["application/json"] as operations["getProfile"]["responses"][200]["content"]["application/json"],
  },
  updateProfile: {
    "viewer": {
      "id": "3001",
      "avatar_url": "/media/images/avatar-21@120.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "zritel@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": true,
      "site_url": "/channel/3001/"
    } satisfies operations["updateProfile"]["responses"][200]["content"]["application/json"] as operations["updateProfile"]["responses"][200]["content"]["application/json"],
  },
  getClientSettings: {
    "all": {
      "hide_likes_button": [],
      "hide_dislikes_button": [],
      "hide_likes_count": [],
      "hide_dislikes_count": [
        "smart-tv"
      ],
      "hide_comments": [],
      "hide_chat": [
        "smart-tv"
      ]
    } satisfies operations["getClientSettings"]["responses"][200]["content"]["application/json"] as operations["getClientSettings"]["responses"][200]["content"]["application/json"],
  },
  listPartners: {
    "hosts": {
      "hosts": [
        "example.com",
        "partner.kadr.example"
      ]
    } satisfies operations["listPartners"]["responses"][200]["content"]["application/json"] as operations["listPartners"]["responses"][200]["content"]["application/json"],
  },
  getInfoPage: {
    "agreement": {
      "title": "Правила Кадра",
      "lead": "Коротко о том, что можно и чего нельзя.",
      "updated": "2026-09-01",
      "sections": [
        {
          "heading": "Что можно публиковать",
          "paragraphs": [
            "Всё, что вы сняли сами или на что получили разрешение автора."
          ]
        },
        {
          "heading": "Чего нельзя",
          "paragraphs": [
            "Мы удаляем видео, в которых есть:"
          ],
          "items": [
            "призывы к насилию",
            "чужие произведения без разрешения"
          ]
        }
      ]
    } satisfies operations["getInfoPage"]["responses"][200]["content"]["application/json"] as operations["getInfoPage"]["responses"][200]["content"]["application/json"],
  },
  listRedirects: {
    "table": {
      "/feeds/": "/",
      "/agreement/": "/info/agreement/",
      "/help/": "https://help.kadr.example/"
    } satisfies operations["listRedirects"]["responses"][200]["content"]["application/json"] as operations["listRedirects"]["responses"][200]["content"]["application/json"],
  },
  listLinks: {
    "footer": {
      "results": [
        {
          "title": "О сервисе",
          "url": "/info/about/"
        },
        {
          "title": "Пользовательское соглашение",
          "url": "/info/agreement/"
        },
        {
          "title": "Политика конфиденциальности",
          "url": "/info/privacy/"
        },
        {
          "title": "Правообладателям",
          "url": "/info/rights/"
        },
        {
          "title": "Помощь",
          "url": "/forms/problem/"
        }
      ]
    } satisfies operations["listLinks"]["responses"][200]["content"]["application/json"] as operations["listLinks"]["responses"][200]["content"]["application/json"],
  },
  getNavigation: {
    "main": {
      "main": [
        {
          "title": "Главная",
          "url": "/",
          "icon": "home"
        },
        {
          "title": "Трансляции",
          "url": "/feeds/live/",
          "icon": "live",
          "newness": true
        }
      ],
      "mine": [
        {
          "title": "История просмотра",
          "url": "/my/history/",
          "icon": "history"
        },
        {
          "title": "Смотреть позже",
          "url": "/my/future/",
          "icon": "later"
        },
        {
          "title": "Понравилось",
          "url": "/my/liked/",
          "icon": "like"
        },
        {
          "title": "Плейлисты",
          "url": "/my/playlists/",
          "icon": "playlist"
        }
      ],
      "topics": [
        {
          "title": "Кино",
          "url": "/feeds/kino/"
        },
        {
          "title": "Музыка",
          "url": "/feeds/music/"
        },
        {
          "title": "Наука",
          "url": "/feeds/science/"
        },
        {
          "title": "Путешествия",
          "url": "/feeds/travel/"
        }
      ]
    } satisfies operations["getNavigation"]["responses"][200]["content"]["application/json"] as operations["getNavigation"]["responses"][200]["content"]["application/json"],
  },
  getBranding: {
    "home": {
      "result": {
        "id": "3",
        "type": "catalog",
        "showcase": "home",
        "title": "Неделя документального кино",
        "picture": "/media/images/cinema-3@640.webp",
        "picture_mobile": "/media/images/columns-v1@640.webp",
        "background_color": "#1b1f2a",
        "text_color": "#ffffff",
        "url": "/feeds/kino/",
        "target_blank": false,
        "end_ts": "2026-11-30T20:59:59Z"
      }
    } satisfies operations["getBranding"]["responses"][200]["content"]["application/json"] as operations["getBranding"]["responses"][200]["content"]["application/json"],
    "none": {
      "result": null
    } satisfies operations["getBranding"]["responses"][200]["content"]["application/json"] as operations["getBranding"]["responses"][200]["content"]["application/json"],
  },
  getTabMeta: {
    "series": {
      "title": "Сериалы — Шоу и сериалы — Кадр",
      "description": "Шоу и сериалы: вкладка «Сериалы». Смотрите на Кадре.",
      "canonical_url": "http://kadr.localhost:4300/feeds/shows/series/",
      "og_title": "Сериалы",
      "og_description": "Шоу и сериалы: вкладка «Сериалы». Смотрите на Кадре.",
      "og_type": "website"
    } satisfies operations["getTabMeta"]["responses"][200]["content"]["application/json"] as operations["getTabMeta"]["responses"][200]["content"]["application/json"],
  },
  getTvShow: {
    "series": {
      "id": "501",
      "name": "Станция «Восток»",
      "type": {
        "id": "2",
        "name": "Сериал"
      },
      "description": "Зимовка длиной в девять месяцев: двенадцать человек, один дизель и связь раз в неделю.",
      "picture": "/media/images/mountains-4@640.webp",
      "poster": "/media/images/mountains-v1@640.webp",
      "pg_rating": {
        "age": 12
      },
      "genres": [
        "драма",
        "приключения"
      ],
      "countries": [
        "Россия"
      ],
      "year_start": 2024,
      "year_end": null,
      "seasons_count": 2,
      "episodes_count": 14,
      "subscribers_count": 48210,
      "can_subscribe": true,
      "absolute_url": "/metainfo/tv/501",
      "channel": {
        "id": "1009",
        "name": "Кинозал «Кадра»",
        "avatar_url": "/media/images/avatar-9@120.webp",
        "site_url": "/channel/1009/",
        "is_official": true
      },
      "trailer": {
        "id": "c0ffee00d15ea5e0000000000000beef"
      },
      "seasons": [
        {
          "number": 1,
          "name": "Сезон 1",
          "episodes_count": 8,
          "year": 2024
        },
        {
          "number": 2,
          "name": "Сезон 2",
          "episodes_count": 6,
          "year": 2026
        }
      ],
      "persons": [
        {
          "id": "301",
          "name": "Марина Ладожская",
          "role": "Метеоролог Вера",
          "picture": "/media/images/avatar-21@120.webp",
          "absolute_url": "/person/301"
        },
        {
          "id": "307",
          "name": "Игнат Сомов",
          "role": "Режиссёр",
          "picture": null,
          "absolute_url": "/person/307"
        }
      ]
    } satisfies operations["getTvShow"]["responses"][200]["content"]["application/json"] as operations["getTvShow"]["responses"][200]["content"]["application/json"],
  },
  listTvShowVideos: {
    "episodes": {
      "results": [
        {
          "season": 1,
          "episode": 1,
          "type": 16,
          "video": {
            "id": "11c2a9be0d34c7f8a6b1d2e3f4051621",
            "card_type": "video",
            "title": "Станция «Восток»: 1 сезон, 1 серия",
            "video_url": "/video/11c2a9be0d34c7f8a6b1d2e3f4051621/",
            "thumbnail_url": "/media/images/mountains-4@640.webp",
            "duration": 2712,
            "hits": 89011,
            "publication_ts": "2026-11-01T17:00:00Z",
            "pg_rating": {
              "age": 12
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1009",
              "name": "Кинозал «Кадра»",
              "avatar_url": "/media/images/avatar-9@120.webp",
              "site_url": "/channel/1009/",
              "is_official": true
            }
          }
        },
        {
          "season": 1,
          "episode": 2,
          "type": 16,
          "video": {
            "id": "12c2a9be0d34c7f8a6b1d2e3f4051622",
            "card_type": "video",
            "title": "Станция «Восток»: 1 сезон, 2 серия",
            "video_url": "/video/12c2a9be0d34c7f8a6b1d2e3f4051622/",
            "thumbnail_url": "/media/images/mountains-5@640.webp",
            "duration": 2712,
            "hits": 87811,
            "publication_ts": "2026-11-02T17:00:00Z",
            "pg_rating": {
              "age": 12
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1009",
              "name": "Кинозал «Кадра»",
              "avatar_url": "/media/images/avatar-9@120.webp",
              "site_url": "/channel/1009/",
              "is_official": true
            }
          }
        }
      ],
      "count": 2
    } satisfies operations["listTvShowVideos"]["responses"][200]["content"]["application/json"] as operations["listTvShowVideos"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "count": 0
    } satisfies operations["listTvShowVideos"]["responses"][200]["content"]["application/json"] as operations["listTvShowVideos"]["responses"][200]["content"]["application/json"],
  },
  getTvProgram: {
    "today": {
      "video_id": "7d1e0c2b3a49586776859403021a2b3c",
      "date": "2026-11-21",
      "current": {
        "id": "1204-20261121",
        "title": "Города на воде: Венеция и Выборг",
        "description": "Как строили там, где строить нельзя.",
        "start_ts": "2026-11-21T13:30:00Z",
        "end_ts": "2026-11-21T14:20:00Z",
        "duration": 3000,
        "category": "Документальное",
        "pg_rating": {
          "age": 6
        },
        "is_current": true,
        "tv_show": null
      },
      "following": {
        "id": "1205-20261121",
        "title": "Станция «Восток»",
        "description": "",
        "start_ts": "2026-11-21T14:20:00Z",
        "end_ts": "2026-11-21T15:05:00Z",
        "duration": 2700,
        "category": "Сериал",
        "pg_rating": {
          "age": 12
        },
        "is_current": false,
        "tv_show": {
          "id": "501",
          "name": "Станция «Восток»",
          "url": "/metainfo/tv/501"
        }
      },
      "items": [
        {
          "id": "1203-20261121",
          "title": "Утро историка",
          "description": "",
          "start_ts": "2026-11-21T12:00:00Z",
          "end_ts": "2026-11-21T13:30:00Z",
          "duration": 5400,
          "category": "Разговор",
          "pg_rating": {
            "age": 0
          },
          "is_current": false,
          "tv_show": null,
          "has_catch_up": true,
          "catch_up_hls": "/media/live/osenniy-les/1795258800000-5400/master.m3u8"
        },
        {
          "id": "1204-20261121",
          "title": "Города на воде: Венеция и Выборг",
          "description": "Как строили там, где строить нельзя.",
          "start_ts": "2026-11-21T13:30:00Z",
          "end_ts": "2026-11-21T14:20:00Z",
          "duration": 3000,
          "category": "Документальное",
          "pg_rating": {
            "age": 6
          },
          "is_current": true,
          "tv_show": null
        },
        {
          "id": "1205-20261121",
          "title": "Станция «Восток»",
          "description": "",
          "start_ts": "2026-11-21T14:20:00Z",
          "end_ts": "2026-11-21T15:05:00Z",
          "duration": 2700,
          "category": "Сериал",
          "pg_rating": {
            "age": 12
          },
          "is_current": false,
          "tv_show": {
            "id": "501",
            "name": "Станция «Восток»",
            "url": "/metainfo/tv/501"
          }
        }
      ]
    } satisfies operations["getTvProgram"]["responses"][200]["content"]["application/json"] as operations["getTvProgram"]["responses"][200]["content"]["application/json"],
    "none": {
      "video_id": "9a8b7c6d5e4f30212233445566778899",
      "date": "2026-11-21",
      "current": null,
      "following": null,
      "items": []
    } satisfies operations["getTvProgram"]["responses"][200]["content"]["application/json"] as operations["getTvProgram"]["responses"][200]["content"]["application/json"],
  },
  listLiveCategories: {
    "all": {
      "results": [
        {
          "id": "6",
          "name": "История",
          "slug": "istoriya",
          "count": 4
        },
        {
          "id": "11",
          "name": "Природа",
          "slug": "priroda",
          "count": 7
        }
      ]
    } satisfies operations["listLiveCategories"]["responses"][200]["content"]["application/json"] as operations["listLiveCategories"]["responses"][200]["content"]["application/json"],
  },
  listBroadcasts: {
    "history": {
      "date": "2026-11-21",
      "results": [
        {
          "video": {
            "id": "7d1e0c2b3a49586776859403021a2b3c",
            "card_type": "video",
            "title": "История.Кадр",
            "video_url": "/video/7d1e0c2b3a49586776859403021a2b3c/",
            "thumbnail_url": "/media/images/columns-2@640.webp",
            "duration": 0,
            "hits": 120900,
            "publication_ts": "2026-11-21T06:00:00Z",
            "pg_rating": {
              "age": 12
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": true,
            "origin_type": "rst",
            "author": {
              "id": "1011",
              "name": "Телеканалы Кадра",
              "avatar_url": "/media/images/avatar-11@120.webp",
              "site_url": "/channel/1011/",
              "is_official": true
            }
          },
          "number": 3,
          "category": {
            "id": "6",
            "name": "История",
            "category_url": "/feeds/istoriya/"
          },
          "current": {
            "id": "1204-20261121",
            "title": "Города на воде: Венеция и Выборг",
            "description": "Как строили там, где строить нельзя.",
            "start_ts": "2026-11-21T13:30:00Z",
            "end_ts": "2026-11-21T14:20:00Z",
            "duration": 3000,
            "category": "Документальное",
            "pg_rating": {
              "age": 6
            },
            "is_current": true,
            "tv_show": null
          },
          "following": {
            "id": "1205-20261121",
            "title": "Станция «Восток»",
            "description": "",
            "start_ts": "2026-11-21T14:20:00Z",
            "end_ts": "2026-11-21T15:05:00Z",
            "duration": 2700,
            "category": "Сериал",
            "pg_rating": {
              "age": 12
            },
            "is_current": false,
            "tv_show": {
              "id": "501",
              "name": "Станция «Восток»",
              "url": "/metainfo/tv/501"
            }
          }
        },
        {
          "video": {
            "id": "9a8b7c6d5e4f30212233445566778899",
            "card_type": "video",
            "title": "Прямой эфир: северное сияние над Териберкой",
            "video_url": "/video/9a8b7c6d5e4f30212233445566778899/",
            "thumbnail_url": "/media/images/sea-2@640.webp",
            "duration": 0,
            "hits": 3120,
            "publication_ts": "2026-11-21T13:00:00Z",
            "pg_rating": {
              "age": 6
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": true,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            }
          },
          "number": null,
          "category": {
            "id": "2",
            "name": "Путешествия",
            "category_url": "/feeds/puteshestviya/"
          },
          "current": null,
          "following": null
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listBroadcasts"]["responses"][200]["content"]["application/json"] as operations["listBroadcasts"]["responses"][200]["content"]["application/json"],
  },
  listChatMessages: {
    "talk": {
      "mode": "stream",
      "results": [
        {
          "id": "7001",
          "text": "Синица вернулась, уже третий раз за утро",
          "created_ts": "2026-11-21T11:58:10Z",
          "user": {
            "id": "3001",
            "name": "Анна Соколова",
            "avatar_url": "/media/images/avatar-21@120.webp",
            "site_url": "/channel/3001/"
          },
          "is_author": false
        },
        {
          "id": "7002",
          "text": "Поползень сверху, смотрите на ствол слева",
          "created_ts": "2026-11-21T11:58:41Z",
          "user": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "is_author": true
        },
        {
          "id": "7003",
          "text": "Вижу!",
          "created_ts": "2026-11-21T11:59:02Z",
          "user": {
            "id": "3004",
            "name": "Глеб",
            "avatar_url": null,
            "site_url": "/channel/3004/"
          },
          "is_author": false
        },
        {
          "id": "7004",
          "text": "Подскажите, какая у вас камера и чем вы кормите птиц зимой? Хотим с детьми повесить такую же кормушку у дома",
          "created_ts": "2026-11-21T11:59:40Z",
          "user": {
            "id": "3007",
            "name": "Екатерина Верхоянская-Задунайская",
            "avatar_url": "/media/images/avatar-9@120.webp",
            "site_url": "/channel/3007/"
          },
          "is_author": false
        }
      ],
      "after": "7003",
      "poll_seconds": 2
    } satisfies operations["listChatMessages"]["responses"][200]["content"]["application/json"] as operations["listChatMessages"]["responses"][200]["content"]["application/json"],
    "over": {
      "mode": "none",
      "results": [],
      "after": null,
      "poll_seconds": 30
    } satisfies operations["listChatMessages"]["responses"][200]["content"]["application/json"] as operations["listChatMessages"]["responses"][200]["content"]["application/json"],
  },
  sendChatMessage: {
    "hello": {
      "id": "7005",
      "text": "Всем привет из Кирова!",
      "created_ts": "2026-11-21T12:00:00Z",
      "user": {
        "id": "2",
        "name": "Зритель Вера",
        "avatar_url": null,
        "site_url": "/channel/2/"
      },
      "is_author": false
    } satisfies operations["sendChatMessage"]["responses"][201]["content"]["application/json"] as operations["sendChatMessage"]["responses"][201]["content"]["application/json"],
  },
  getPerson: {
    "actress": {
      "id": "301",
      "name": "Марина Ладожская",
      "description": "Актриса театра и кино. Сыграла метеоролога Веру в сериале «Станция „Восток“».",
      "picture": "/media/images/avatar-21@120.webp",
      "birth_date": "1988-02-11",
      "professions": [
        "актриса",
        "ведущая"
      ],
      "videos_count": 18,
      "subscribers_count": 12904,
      "can_subscribe": true,
      "absolute_url": "/person/301",
      "tv_shows": [
        {
          "id": "501",
          "name": "Станция «Восток»",
          "role": "Метеоролог Вера",
          "picture": "/media/images/mountains-4@640.webp",
          "absolute_url": "/metainfo/tv/501"
        }
      ]
    } satisfies operations["getPerson"]["responses"][200]["content"]["application/json"] as operations["getPerson"]["responses"][200]["content"]["application/json"],
  },
  listPersonVideos: {
    "first": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        }
      ],
      "has_next": true,
      "next": "/backend/api/metainfo/person/301/video?page=2",
      "page": 1,
      "per_page": 20
    } satisfies operations["listPersonVideos"]["responses"][200]["content"]["application/json"] as operations["listPersonVideos"]["responses"][200]["content"]["application/json"],
  },
  listLikedPlaylist: {
    "first": {
      "id": "liked",
      "title": "Понравившиеся",
      "videos_count": 2,
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listLikedPlaylist"]["responses"][200]["content"]["application/json"] as operations["listLikedPlaylist"]["responses"][200]["content"]["application/json"],
    "empty": {
      "id": "liked",
      "title": "Понравившиеся",
      "videos_count": 0,
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listLikedPlaylist"]["responses"][200]["content"]["application/json"] as operations["listLikedPlaylist"]["responses"][200]["content"]["application/json"],
  },
  listLikedVideos: {
    "first": {
      "results": [
        {
          "reaction_id": "1795269600000-42",
          "reaction_ts": "2026-11-21T14:00:00Z",
          "video": {
            "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
            "card_type": "video",
            "title": "Байкал зимой: 300 километров по льду",
            "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
            "thumbnail_url": "/media/images/mountains-1@640.webp",
            "duration": 634,
            "hits": 184230,
            "publication_ts": "2026-11-14T09:30:00Z",
            "pg_rating": {
              "age": 6
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            },
            "preview_url": "/media/clips/gory-rassvet/240p.mp4"
          }
        },
        {
          "reaction_id": "1795183200000-17",
          "reaction_ts": "2026-11-20T14:00:00Z",
          "video": {
            "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
            "card_type": "video",
            "title": "Ржаной хлеб на закваске без хлебопечки",
            "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
            "thumbnail_url": "/media/images/kitchen-2@640.webp",
            "duration": 1127,
            "hits": 52814,
            "publication_ts": "2026-11-19T10:00:00Z",
            "pg_rating": {
              "age": 0
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rtb",
            "author": {
              "id": "1002",
              "name": "Кухня на выходные",
              "avatar_url": "/media/images/avatar-2@120.webp",
              "site_url": "/channel/1002/"
            },
            "preview_url": "/media/clips/osenniy-les/240p.mp4"
          }
        }
      ],
      "has_next": true,
      "next": "/backend/api/v2/reactions/videos/liked/?limit=2&last_reaction_id=1795183200000-17",
      "last_reaction_id": "1795183200000-17"
    } satisfies operations["listLikedVideos"]["responses"][200]["content"]["application/json"] as operations["listLikedVideos"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null,
      "last_reaction_id": null
    } satisfies operations["listLikedVideos"]["responses"][200]["content"]["application/json"] as operations["listLikedVideos"]["responses"][200]["content"]["application/json"],
  },
  getLikedFromVideo: {
    "middle": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        }
      ],
      "next_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
      "previous_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/"
    } satisfies operations["getLikedFromVideo"]["responses"][200]["content"]["application/json"] as operations["getLikedFromVideo"]["responses"][200]["content"]["application/json"],
  },
  listWatchLater: {
    "first": {
      "id": "future",
      "title": "Смотреть позже",
      "videos_count": 2,
      "results": [
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        },
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listWatchLater"]["responses"][200]["content"]["application/json"] as operations["listWatchLater"]["responses"][200]["content"]["application/json"],
    "empty": {
      "id": "future",
      "title": "Смотреть позже",
      "videos_count": 0,
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listWatchLater"]["responses"][200]["content"]["application/json"] as operations["listWatchLater"]["responses"][200]["content"]["application/json"],
  },
  listWatchLaterIds: {
    "two": {
      "results": [
        "0c9b8a7f6e5d4c3b2a19081726354453",
        "5f1c2a9be0d34c7f8a6b1d2e3f405162"
      ]
    } satisfies operations["listWatchLaterIds"]["responses"][200]["content"]["application/json"] as operations["listWatchLaterIds"]["responses"][200]["content"]["application/json"],
  },
  addToWatchLater: {
    "added": {
      "video_id": "0c9b8a7f6e5d4c3b2a19081726354453",
      "is_in_list": true
    } satisfies operations["addToWatchLater"]["responses"][200]["content"]["application/json"] as operations["addToWatchLater"]["responses"][200]["content"]["application/json"],
  },
  getWatchLater: {
    "added": {
      "video_id": "0c9b8a7f6e5d4c3b2a19081726354453",
      "is_in_list": true
    } satisfies operations["getWatchLater"]["responses"][200]["content"]["application/json"] as operations["getWatchLater"]["responses"][200]["content"]["application/json"],
    "absent": {
      "video_id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
      "is_in_list": false
    } satisfies operations["getWatchLater"]["responses"][200]["content"]["application/json"] as operations["getWatchLater"]["responses"][200]["content"]["application/json"],
  },
  listFavoritePlaylists: {
    "first": {
      "results": [
        {
          "id": "pl48211",
          "title": "Весь Байкал за одну зиму",
          "description": "Двенадцать серий: лёд, люди и расстояния.",
          "videos_count": 12,
          "last_modified_ts": "2026-11-14T09:35:00Z",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "total_views": 902114,
          "user_id": "1001",
          "favorite": true
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listFavoritePlaylists"]["responses"][200]["content"]["application/json"] as operations["listFavoritePlaylists"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listFavoritePlaylists"]["responses"][200]["content"]["application/json"] as operations["listFavoritePlaylists"]["responses"][200]["content"]["application/json"],
  },
  addPlaylistFavorite: {
    "saved": {
      "playlist_id": "pl48211",
      "favorite": true
    } satisfies operations["addPlaylistFavorite"]["responses"][200]["content"]["application/json"] as operations["addPlaylistFavorite"]["responses"][200]["content"]["application/json"],
  },
  getPlaylistFavorite: {
    "saved": {
      "playlist_id": "pl48211",
      "favorite": true
    } satisfies operations["getPlaylistFavorite"]["responses"][200]["content"]["application/json"] as operations["getPlaylistFavorite"]["responses"][200]["content"]["application/json"],
    "notSaved": {
      "playlist_id": "pl48211",
      "favorite": false
    } satisfies operations["getPlaylistFavorite"]["responses"][200]["content"]["application/json"] as operations["getPlaylistFavorite"]["responses"][200]["content"]["application/json"],
  },
  getPlaylistMeta: {
    "playlist": {
      "title": "Весь Байкал за одну зиму — плейлист на Кадре",
      "description": "Двенадцать серий: лёд, люди и расстояния.",
      "canonical_url": "http://kadr.localhost:4300/plst/48211/",
      "og_title": "Весь Байкал за одну зиму",
      "og_description": "Двенадцать серий: лёд, люди и расстояния.",
      "og_image": "/media/images/mountains-1@640.webp",
      "og_type": "website"
    } satisfies operations["getPlaylistMeta"]["responses"][200]["content"]["application/json"] as operations["getPlaylistMeta"]["responses"][200]["content"]["application/json"],
  },
  listMainRecommendations: {
    "first": {
      "results": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        },
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        }
      ],
      "has_next": true,
      "next": "/backend/api/v2/video/recommendation/main?page=2&limit=20",
      "page": 1,
      "per_page": 20
    } satisfies operations["listMainRecommendations"]["responses"][200]["content"]["application/json"] as operations["listMainRecommendations"]["responses"][200]["content"]["application/json"],
  },
  listCategories: {
    "all": {
      "results": [
        {
          "id": "1",
          "name": "Кулинария",
          "slug": "kulinariya",
          "picture": "/media/images/kitchen-2@640.webp",
          "feed_url": "/feeds/kulinariya/"
        },
        {
          "id": "3",
          "name": "Наука",
          "slug": "nauka",
          "picture": null,
          "feed_url": "/feeds/nauka/"
        }
      ]
    } satisfies operations["listCategories"]["responses"][200]["content"]["application/json"] as operations["listCategories"]["responses"][200]["content"]["application/json"],
  },
  listTagVideos: {
    "first": {
      "id": "1",
      "name": "Кулинария",
      "results": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listTagVideos"]["responses"][200]["content"]["application/json"] as operations["listTagVideos"]["responses"][200]["content"]["application/json"],
  },
  listNews: {
    "first": {
      "results": [
        {
          "id": "teleskop-v-gorakh",
          "title": "Новый телескоп увидел первую галактику",
          "lead": "Снимок сделали за сорок минут, в ясную ночь и без ветра. Дальше — год настройки.",
          "category": "Наука",
          "picture": "/media/images/cosmos-1@640.webp",
          "publication_ts": "2026-11-18T08:00:00Z",
          "absolute_url": "/news/nauka/teleskop-v-gorakh/"
        },
        {
          "id": "nemoye-kino",
          "title": "Нашли плёнку немого фильма, который считали потерянным",
          "lead": "Двадцать минут лежали в школьном шкафу. Музыку к ним сыграют вживую.",
          "category": "Кино",
          "picture": null,
          "publication_ts": "2026-11-17T08:00:00Z",
          "absolute_url": "/news/kino/nemoye-kino/"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listNews"]["responses"][200]["content"]["application/json"] as operations["listNews"]["responses"][200]["content"]["application/json"],
  },
  getNews: {
    "telescope": {
      "id": "teleskop-v-gorakh",
      "title": "Новый телескоп увидел первую галактику",
      "lead": "Снимок сделали за сорок минут, в ясную ночь и без ветра. Дальше — год настройки.",
      "category": "Наука",
      "picture": "/media/images/cosmos-1@640.webp",
      "publication_ts": "2026-11-18T08:00:00Z",
      "absolute_url": "/news/nauka/teleskop-v-gorakh/",
      "paragraphs": [
        "Зеркало везли на гору по частям: восемнадцать сегментов, каждый в своём ящике с войлоком.",
        "Первый снимок видно и без подписи — спираль, повёрнутая к нам почти плашмя."
      ],
      "videos": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        }
      ]
    } satisfies operations["getNews"]["responses"][200]["content"]["application/json"] as operations["getNews"]["responses"][200]["content"]["application/json"],
  },
  listCategoryVideos: {
    "first": {
      "results": [
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listCategoryVideos"]["responses"][200]["content"]["application/json"] as operations["listCategoryVideos"]["responses"][200]["content"]["application/json"],
  },
  uploadVideoThumbnail: {
    "set": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "thumbnail_url": "/media/uploads/0f4c2a9be0d34c7f8a6b1d2e3f405162.webp",
      "isThumbnailPending": false
    } satisfies operations["uploadVideoThumbnail"]["responses"][200]["content"]["application/json"] as operations["uploadVideoThumbnail"]["responses"][200]["content"]["application/json"],
  },
  listOwnStreams: {
    "one": {
      "slots_total": 2,
      "slots_used": 1,
      "can_create": true,
      "results": [
        {
          "video": {
            "id": "9a8b7c6d5e4f30212233445566778899",
            "card_type": "video",
            "title": "Прямой эфир: северное сияние над Териберкой",
            "video_url": "/video/9a8b7c6d5e4f30212233445566778899/",
            "thumbnail_url": "/media/images/sea-2@640.webp",
            "duration": 0,
            "hits": 3120,
            "publication_ts": "2026-11-21T13:00:00Z",
            "pg_rating": {
              "age": 6
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": true,
            "origin_type": "rtb",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            }
          },
          "stream_type": "stream_push",
          "started_ts": "2026-11-21T13:00:00Z"
        }
      ]
    } satisfies operations["listOwnStreams"]["responses"][200]["content"]["application/json"] as operations["listOwnStreams"]["responses"][200]["content"]["application/json"],
    "viewer": {
      "slots_total": 0,
      "slots_used": 0,
      "can_create": false,
      "results": []
    } satisfies operations["listOwnStreams"]["responses"][200]["content"]["application/json"] as operations["listOwnStreams"]["responses"][200]["content"]["application/json"],
  },
  setVideoRating: {
    "rated": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "rating": 8.7,
      "votes_count": 1205,
      "my_rating": 9
    } satisfies operations["setVideoRating"]["responses"][200]["content"]["application/json"] as operations["setVideoRating"]["responses"][200]["content"]["application/json"],
  },
  getVideoRating: {
    "rated": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "rating": 8.7,
      "votes_count": 1204,
      "my_rating": null
    } satisfies operations["getVideoRating"]["responses"][200]["content"]["application/json"] as operations["getVideoRating"]["responses"][200]["content"]["application/json"],
    "unrated": {
      "video_id": "0c9b8a7f6e5d4c3b2a19081726354453",
      "rating": null,
      "votes_count": 0,
      "my_rating": null
    } satisfies operations["getVideoRating"]["responses"][200]["content"]["application/json"] as operations["getVideoRating"]["responses"][200]["content"]["application/json"],
  },
  listPublicVideos: {
    "two": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          },
          "preview_url": "/media/clips/gory-rassvet/240p.mp4"
        },
        {
          "id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
          "card_type": "video",
          "title": "Ржаной хлеб на закваске без хлебопечки",
          "video_url": "/video/a1b2c3d4e5f60718293a4b5c6d7e8f90/",
          "thumbnail_url": "/media/images/kitchen-2@640.webp",
          "duration": 1127,
          "hits": 52814,
          "publication_ts": "2026-11-19T10:00:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1002",
            "name": "Кухня на выходные",
            "avatar_url": "/media/images/avatar-2@120.webp",
            "site_url": "/channel/1002/"
          },
          "preview_url": "/media/clips/osenniy-les/240p.mp4"
        }
      ]
    } satisfies operations["listPublicVideos"]["responses"][200]["content"]["application/json"] as operations["listPublicVideos"]["responses"][200]["content"]["application/json"],
  },
  listShorts: {
    "first": {
      "results": [
        {
          "video": {
            "id": "b3a4c5d6e7f8091a2b3c4d5e6f708192",
            "card_type": "shorts",
            "title": "Шары поднимаются!",
            "video_url": "/video/b3a4c5d6e7f8091a2b3c4d5e6f708192/",
            "thumbnail_url": "/media/images/meadow-s1@640.webp",
            "duration": 24,
            "hits": 640203,
            "publication_ts": "2026-11-19T05:40:00Z",
            "pg_rating": {
              "age": 0
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rshorts",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            }
          },
          "description": "Первое утро фестиваля.",
          "playback": {
            "hls": "/media/clips/shary/master.m3u8",
            "mp4": [
              {
                "height": 480,
                "url": "/media/clips/shary/240p.mp4"
              }
            ],
            "captions": [],
            "storyboard": null,
            "poster": "/media/images/meadow-s1@640.webp"
          },
          "likes_number": 1204,
          "dislikes_number": 8,
          "comments_count": 42,
          "reaction": null
        }
      ],
      "has_next": true,
      "next": "/backend/yappy/v4/yappypage/?page=2",
      "page": 1,
      "per_page": 10
    } satisfies operations["listShorts"]["responses"][200]["content"]["application/json"] as operations["listShorts"]["responses"][200]["content"]["application/json"],
  },
  listShortsCategory: {
    "some": {
      "results": [
        {
          "video": {
            "id": "c4b5d6e7f8091a2b3c4d5e6f70819203",
            "card_type": "shorts",
            "title": "Как поднимают купол",
            "video_url": "/video/c4b5d6e7f8091a2b3c4d5e6f70819203/",
            "thumbnail_url": "/media/images/meadow-s2@640.webp",
            "duration": 24,
            "hits": 18203,
            "publication_ts": "2026-11-18T05:40:00Z",
            "pg_rating": {
              "age": 0
            },
            "is_adult": false,
            "is_paid": false,
            "is_audio": false,
            "is_livestream": false,
            "origin_type": "rshorts",
            "author": {
              "id": "1001",
              "name": "Северный маршрут",
              "avatar_url": "/media/images/avatar-1@120.webp",
              "site_url": "/channel/1001/",
              "is_official": true
            }
          },
          "description": "",
          "playback": {
            "hls": "/media/clips/shary/master.m3u8",
            "mp4": [
              {
                "height": 426,
                "url": "/media/clips/shary/426p.mp4"
              }
            ],
            "captions": [
              {
                "lang": "ru",
                "label": "Русские",
                "url": "/media/clips/shary/ru.vtt"
              }
            ],
            "storyboard": null,
            "poster": "/media/images/meadow-s2@640.webp"
          },
          "likes_number": 310,
          "dislikes_number": 2,
          "comments_count": 0,
          "reaction": null
        }
      ]
    } satisfies operations["listShortsCategory"]["responses"][200]["content"]["application/json"] as operations["listShortsCategory"]["responses"][200]["content"]["application/json"],
  },
  showContent: {
    "shown": {
      "content_id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
      "content_type": "video",
      "is_hidden": false,
      "hidden_count": 2
    } satisfies operations["showContent"]["responses"][200]["content"]["application/json"] as operations["showContent"]["responses"][200]["content"]["application/json"],
  },
  hideContent: {
    "hidden": {
      "content_id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
      "content_type": "video",
      "is_hidden": true,
      "hidden_count": 3
    } satisfies operations["hideContent"]["responses"][200]["content"]["application/json"] as operations["hideContent"]["responses"][200]["content"]["application/json"],
  },
  searchVideos: {
    "found": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        },
        {
          "id": "7d20418fa9c04b7c8e15b6f3a2d94c01",
          "card_type": "video",
          "title": "Байкал летом: тропа вдоль берега за пять дней",
          "video_url": "/video/7d20418fa9c04b7c8e15b6f3a2d94c01/",
          "thumbnail_url": "/media/images/sea-2@640.webp",
          "duration": 1486,
          "hits": 90211,
          "publication_ts": "2026-07-02T06:00:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20,
      "query": "байкал зимой",
      "corrected_query": null
    } satisfies operations["searchVideos"]["responses"][200]["content"]["application/json"] as operations["searchVideos"]["responses"][200]["content"]["application/json"],
    "corrected": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20,
      "query": ",fqrfk",
      "corrected_query": "байкал"
    } satisfies operations["searchVideos"]["responses"][200]["content"]["application/json"] as operations["searchVideos"]["responses"][200]["content"]["application/json"],
    "nothing": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20,
      "query": "абырвалг",
      "corrected_query": null
    } satisfies operations["searchVideos"]["responses"][200]["content"]["application/json"] as operations["searchVideos"]["responses"][200]["content"]["application/json"],
  },
  searchVideosForGroupB: {
    "found": {
      "results": [
        {
          "id": "7d20418fa9c04b7c8e15b6f3a2d94c01",
          "card_type": "video",
          "title": "Байкал летом: тропа вдоль берега за пять дней",
          "video_url": "/video/7d20418fa9c04b7c8e15b6f3a2d94c01/",
          "thumbnail_url": "/media/images/sea-2@640.webp",
          "duration": 1486,
          "hits": 90211,
          "publication_ts": "2026-07-02T06:00:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        },
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20,
      "query": "байкал летом",
      "corrected_query": null
    } satisfies operations["searchVideosForGroupB"]["responses"][200]["content"]["application/json"] as operations["searchVideosForGroupB"]["responses"][200]["content"]["application/json"],
  },
  searchShorts: {
    "found": {
      "results": [
        {
          "id": "0aa1bb2cc3dd4ee5ff60718293a4b5c6",
          "card_type": "shorts",
          "title": "Лёд поёт: послушайте Байкал",
          "video_url": "/video/0aa1bb2cc3dd4ee5ff60718293a4b5c6/",
          "thumbnail_url": "/media/images/sea-v1@640.webp",
          "duration": 24,
          "hits": 410993,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rshorts",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 36,
      "query": "лёд байкала",
      "corrected_query": null
    } satisfies operations["searchShorts"]["responses"][200]["content"]["application/json"] as operations["searchShorts"]["responses"][200]["content"]["application/json"],
  },
  searchCards: {
    "found": {
      "results": [
        {
          "id": "1001",
          "content_type": "userchannel",
          "name": "Северный маршрут",
          "description": "Экспедиции по северу без прикрас.",
          "absolute_url": "/channel/1001/",
          "picture": "/media/images/avatar-1@120.webp",
          "video_count": 148,
          "is_official": true,
          "subscribers_count": 184320
        },
        {
          "id": "48",
          "content_type": "playlist",
          "name": "Весь Байкал по порядку",
          "absolute_url": "/plst/48/",
          "picture": "/media/images/sea-2@640.webp",
          "video_count": 12,
          "is_official": true
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20,
      "query": "байкал"
    } satisfies operations["searchCards"]["responses"][200]["content"]["application/json"] as operations["searchCards"]["responses"][200]["content"]["application/json"],
  },
  autocompleteSearch: {
    "begun": {
      "tv": [
        {
          "id": "31",
          "name": "Байкал: живая вода",
          "type": "serial",
          "picture": "/media/images/sea-1@640.webp",
          "poster": "/media/images/sea-v1@640.webp",
          "seasons_count": 2,
          "movie_duration": null,
          "url": "/metainfo/tv/31/"
        }
      ],
      "video": [
        {
          "value": "байкал зимой"
        },
        {
          "value": "байкал летом"
        }
      ]
    } satisfies operations["autocompleteSearch"]["responses"][200]["content"]["application/json"] as operations["autocompleteSearch"]["responses"][200]["content"]["application/json"],
    "nothing": {
      "tv": [],
      "video": []
    } satisfies operations["autocompleteSearch"]["responses"][200]["content"]["application/json"] as operations["autocompleteSearch"]["responses"][200]["content"]["application/json"],
  },
  listSearchHistory: {
    "some": {
      "results": [
        {
          "hash": "9c1185a5c5e9fc54612808977ee8f548",
          "title": "байкал зимой",
          "removed": false
        },
        {
          "hash": "e4d909c290d0fb1ca068ffaddf22cbd0",
          "title": "хлеб на закваске",
          "removed": false
        }
      ]
    } satisfies operations["listSearchHistory"]["responses"][200]["content"]["application/json"] as operations["listSearchHistory"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": []
    } satisfies operations["listSearchHistory"]["responses"][200]["content"]["application/json"] as operations["listSearchHistory"]["responses"][200]["content"]["application/json"],
  },
  listChannelVideos: {
    "first": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        },
        {
          "id": "7d20418fa9c04b7c8e15b6f3a2d94c01",
          "card_type": "video",
          "title": "Байкал летом: тропа вдоль берега за пять дней",
          "video_url": "/video/7d20418fa9c04b7c8e15b6f3a2d94c01/",
          "thumbnail_url": "/media/images/sea-2@640.webp",
          "duration": 1486,
          "hits": 90211,
          "publication_ts": "2026-07-02T06:00:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listChannelVideos"]["responses"][200]["content"]["application/json"] as operations["listChannelVideos"]["responses"][200]["content"]["application/json"],
  },
  listOwnVideos: {
    "first": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listOwnVideos"]["responses"][200]["content"]["application/json"] as operations["listOwnVideos"]["responses"][200]["content"]["application/json"],
  },
  listChannelProjects: {
    "some": {
      "results": [
        {
          "id": "31",
          "name": "Байкал: живая вода",
          "description": "Год на берегу: люди, лёд, нерпы.",
          "picture": "/media/images/sea-1@640.webp",
          "absolute_url": "/plst/48/",
          "videos_count": 12
        }
      ]
    } satisfies operations["listChannelProjects"]["responses"][200]["content"]["application/json"] as operations["listChannelProjects"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": []
    } satisfies operations["listChannelProjects"]["responses"][200]["content"]["application/json"] as operations["listChannelProjects"]["responses"][200]["content"]["application/json"],
  },
  listChannelPlaylists: {
    "first": {
      "results": [
        {
          "id": "48",
          "title": "Весь Байкал по порядку",
          "description": "Двенадцать выпусков: от первого льда до ледохода.",
          "videos_count": 12,
          "last_modified_ts": "2026-11-01T12:00:00Z",
          "thumbnail_url": "/media/images/sea-2@640.webp",
          "total_views": 902113,
          "user_id": "1001",
          "favorite": false
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listChannelPlaylists"]["responses"][200]["content"]["application/json"] as operations["listChannelPlaylists"]["responses"][200]["content"]["application/json"],
  },
  getChannelBySlug: {
    "channel": {
      "id": "1001",
      "channel_id": "1001",
      "name": "Северный маршрут",
      "avatar_url": "/media/images/avatar-1@120.webp",
      "is_official": true,
      "description": "Экспедиции по северу без прикрас.",
      "video_count": 148,
      "subscribers_count": 184320,
      "can_subscribe": true,
      "is_reborn_channel": false,
      "absolute_url": "/channel/1001/",
      "icon": "/media/images/avatar-1@120.webp",
      "last_update_ts": "2026-11-14T09:30:00Z",
      "appearance": {
        "short_url": "severny-marshrut"
      },
      "picture": "/media/images/mountains-1@640.webp",
      "links": [
        {
          "title": "Блог о Байкале",
          "url": "https://baikal.example/"
        }
      ],
      "tabs": {
        "main": true,
        "videos": true,
        "shorts": true,
        "playlists": true,
        "projects": true,
        "audios": true,
        "about": true
      }
    } satisfies operations["getChannelBySlug"]["responses"][200]["content"]["application/json"] as operations["getChannelBySlug"]["responses"][200]["content"]["application/json"],
  },
  getPinnedVideo: {
    "pinned": {
      "video": {
        "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "card_type": "video",
        "title": "Байкал зимой: 300 километров по льду",
        "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "thumbnail_url": "/media/images/mountains-1@640.webp",
        "duration": 634,
        "hits": 184230,
        "publication_ts": "2026-11-14T09:30:00Z",
        "pg_rating": {
          "age": 6
        },
        "is_adult": false,
        "is_paid": false,
        "is_audio": false,
        "is_livestream": false,
        "origin_type": "rtb",
        "author": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true
        }
      }
    } satisfies operations["getPinnedVideo"]["responses"][200]["content"]["application/json"] as operations["getPinnedVideo"]["responses"][200]["content"]["application/json"],
    "none": {
      "video": null
    } satisfies operations["getPinnedVideo"]["responses"][200]["content"]["application/json"] as operations["getPinnedVideo"]["responses"][200]["content"]["application/json"],
  },
  pinVideo: {
    "pinned": {
      "video": {
        "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
        "card_type": "video",
        "title": "Байкал зимой: 300 километров по льду",
        "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
        "thumbnail_url": "/media/images/mountains-1@640.webp",
        "duration": 634,
        "hits": 184230,
        "publication_ts": "2026-11-14T09:30:00Z",
        "pg_rating": {
          "age": 6
        },
        "is_adult": false,
        "is_paid": false,
        "is_audio": false,
        "is_livestream": false,
        "origin_type": "rtb",
        "author": {
          "id": "1001",
          "name": "Северный маршрут",
          "avatar_url": "/media/images/avatar-1@120.webp",
          "site_url": "/channel/1001/",
          "is_official": true
        }
      }
    } satisfies operations["pinVideo"]["responses"][200]["content"]["application/json"] as operations["pinVideo"]["responses"][200]["content"]["application/json"],
  },
  listPinnedPlaylists: {
    "first": {
      "results": [
        {
          "id": "48",
          "title": "Весь Байкал по порядку",
          "videos": [
            {
              "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
              "card_type": "video",
              "title": "Байкал зимой: 300 километров по льду",
              "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
              "thumbnail_url": "/media/images/mountains-1@640.webp",
              "duration": 634,
              "hits": 184230,
              "publication_ts": "2026-11-14T09:30:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            },
            {
              "id": "7d20418fa9c04b7c8e15b6f3a2d94c01",
              "card_type": "video",
              "title": "Байкал летом: тропа вдоль берега за пять дней",
              "video_url": "/video/7d20418fa9c04b7c8e15b6f3a2d94c01/",
              "thumbnail_url": "/media/images/sea-2@640.webp",
              "duration": 1486,
              "hits": 90211,
              "publication_ts": "2026-07-02T06:00:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            }
          ],
          "videos_count": 12
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 10
    } satisfies operations["listPinnedPlaylists"]["responses"][200]["content"]["application/json"] as operations["listPinnedPlaylists"]["responses"][200]["content"]["application/json"],
  },
  pinPlaylists: {
    "pinned": {
      "results": [
        {
          "id": "48",
          "title": "Весь Байкал по порядку",
          "videos": [
            {
              "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
              "card_type": "video",
              "title": "Байкал зимой: 300 километров по льду",
              "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
              "thumbnail_url": "/media/images/mountains-1@640.webp",
              "duration": 634,
              "hits": 184230,
              "publication_ts": "2026-11-14T09:30:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            },
            {
              "id": "7d20418fa9c04b7c8e15b6f3a2d94c01",
              "card_type": "video",
              "title": "Байкал летом: тропа вдоль берега за пять дней",
              "video_url": "/video/7d20418fa9c04b7c8e15b6f3a2d94c01/",
              "thumbnail_url": "/media/images/sea-2@640.webp",
              "duration": 1486,
              "hits": 90211,
              "publication_ts": "2026-07-02T06:00:00Z",
              "pg_rating": {
                "age": 6
              },
              "is_adult": false,
              "is_paid": false,
              "is_audio": false,
              "is_livestream": false,
              "origin_type": "rtb",
              "author": {
                "id": "1001",
                "name": "Северный маршрут",
                "avatar_url": "/media/images/avatar-1@120.webp",
                "site_url": "/channel/1001/",
                "is_official": true
              }
            }
          ],
          "videos_count": 12
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 10
    } satisfies operations["pinPlaylists"]["responses"][200]["content"]["application/json"] as operations["pinPlaylists"]["responses"][200]["content"]["application/json"],
  },
  listChannelRecommendations: {
    "some": {
      "results": [
        {
          "id": "1004",
          "name": "Лесная карта",
          "avatar_url": null,
          "absolute_url": "/channel/1004/",
          "is_official": false,
          "subscribers_count": 5120
        }
      ],
      "has_next": false,
      "limit": 20,
      "offset": 0
    } satisfies operations["listChannelRecommendations"]["responses"][200]["content"]["application/json"] as operations["listChannelRecommendations"]["responses"][200]["content"]["application/json"],
  },
  getChannelMeta: {
    "main": {
      "title": "Северный маршрут — Кадр",
      "description": "Экспедиции по северу без прикрас.",
      "canonical_url": "http://kadr.localhost:4300/channel/1001/",
      "og_title": "Северный маршрут",
      "og_description": "Экспедиции по северу без прикрас.",
      "og_image": "/media/images/avatar-1@120.webp",
      "og_type": "profile"
    } satisfies operations["getChannelMeta"]["responses"][200]["content"]["application/json"] as operations["getChannelMeta"]["responses"][200]["content"]["application/json"],
  },
  getOnboardingConfig: {
    "home": {
      "events": [
        {
          "onboardingId": "ob-interests",
          "type": "popup",
          "timeout": null,
          "elements": [
            {
              "elementId": "topics",
              "title": "Что вам интересно?",
              "subtitle": "Выберите темы — соберём ленту под вас",
              "pictures": [],
              "logo": null,
              "actions": [
                {
                  "actionId": "travel",
                  "type": "checkbox",
                  "title": "Путешествия",
                  "url": null,
                  "sortOrder": 0
                },
                {
                  "actionId": "later",
                  "type": "cancel_button",
                  "title": "Не сейчас",
                  "url": null,
                  "sortOrder": 1
                }
              ]
            }
          ]
        }
      ]
    } satisfies operations["getOnboardingConfig"]["responses"][200]["content"]["application/json"] as operations["getOnboardingConfig"]["responses"][200]["content"]["application/json"],
    "nothing": {
      "events": []
    } satisfies operations["getOnboardingConfig"]["responses"][200]["content"]["application/json"] as operations["getOnboardingConfig"]["responses"][200]["content"]["application/json"],
  },
  getUser: {
    "channel": {
      "id": "1001",
      "channel_id": "1001",
      "name": "Северный маршрут",
      "avatar_url": "/media/images/avatar-1@120.webp",
      "is_official": true,
      "description": "Байкал, Кольский полуостров и дороги, которых нет на карте. Новый выпуск по пятницам.",
      "video_count": 214,
      "subscribers_count": 184320,
      "can_subscribe": true,
      "is_reborn_channel": false,
      "absolute_url": "/channel/1001/",
      "icon": "/media/images/avatar-1@120.webp",
      "last_update_ts": "2026-11-20T15:00:00Z",
      "appearance": {
        "short_url": "severny-marshrut"
      },
      "picture": "/media/images/mountains-1@640.webp",
      "links": [
        {
          "title": "Блог о Байкале",
          "url": "https://baikal.example/"
        }
      ],
      "tabs": {
        "main": true,
        "videos": true,
        "shorts": true,
        "playlists": true,
        "projects": true,
        "audios": true,
        "about": true
      }
    } satisfies operations["getUser"]["responses"][200]["content"]["application/json"] as operations["getUser"]["responses"][200]["content"]["application/json"],
    "person": {
      "id": "2003",
      "channel_id": "2003",
      "name": "Пётр Ладога",
      "avatar_url": null,
      "is_official": false,
      "description": "",
      "video_count": 0,
      "subscribers_count": 0,
      "can_subscribe": false,
      "is_reborn_channel": false,
      "absolute_url": "/channel/2003/",
      "appearance": {
        "short_url": null
      }
    } satisfies operations["getUser"]["responses"][200]["content"]["application/json"] as operations["getUser"]["responses"][200]["content"]["application/json"],
  },
  uploadAvatar: {
    "viewer": {
      "id": "3001",
      "avatar_url": "/media/uploads/6f1ed002ab5595859014ebf0951522d9.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "zritel@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": true,
      "site_url": "/channel/3001/"
    } satisfies operations["uploadAvatar"]["responses"][200]["content"]["application/json"] as operations["uploadAvatar"]["responses"][200]["content"]["application/json"],
  },
  setEmail: {
    "unconfirmed": {
      "id": "3001",
      "avatar_url": "/media/images/avatar-21@120.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "anna@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": false,
      "site_url": "/channel/3001/"
    } satisfies operations["setEmail"]["responses"][200]["content"]["application/json"] as operations["setEmail"]["responses"][200]["content"]["application/json"],
  },
  confirmEmail: {
    "viewer": {
      "id": "3001",
      "avatar_url": "/media/images/avatar-21@120.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "anna@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": true,
      "site_url": "/channel/3001/"
    } satisfies operations["confirmEmail"]["responses"][200]["content"]["application/json"] as operations["confirmEmail"]["responses"][200]["content"]["application/json"],
  },
  setPhone: {
    "viewer": {
      "id": "3001",
      "avatar_url": "/media/images/avatar-21@120.webp",
      "name": "Анна Соколова",
      "birthdate": "1994-04-12",
      "gender": "female",
      "email": "anna@kadr.example",
      "phone_number": "+79991234567",
      "confirmed_email": true,
      "site_url": "/channel/3001/"
    } satisfies operations["setPhone"]["responses"][200]["content"]["application/json"] as operations["setPhone"]["responses"][200]["content"]["application/json"],
  },
  listNotifications: {
    "first": {
      "results": [
        {
          "task_id": "70412",
          "target_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "target_type": "video",
          "user_reason": "author",
          "user_reason_id": "1001",
          "notification_type": "author",
          "was_read": false,
          "created_ts": "2026-11-21T10:05:00Z",
          "count": 1,
          "target_data": {
            "name": "Северный маршрут",
            "video_name": "Байкал зимой: 300 километров по льду",
            "video_thumbnail": "/media/images/mountains-1@640.webp",
            "picture": "/media/images/avatar-1@120.webp",
            "title": "Новое видео на канале «Северный маршрут»",
            "text": "",
            "link": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/"
          }
        },
        {
          "task_id": "70398",
          "target_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "target_type": "video",
          "user_reason": "answer",
          "user_reason_id": "1012",
          "notification_type": "answer",
          "was_read": false,
          "created_ts": "2026-11-21T08:41:12Z",
          "count": 1,
          "target_data": {
            "name": "Пётр Ладога",
            "video_name": "Байкал зимой: 300 километров по льду",
            "video_thumbnail": "/media/images/mountains-1@640.webp",
            "picture": null,
            "title": "Пётр Ладога отвечает на ваш комментарий",
            "text": "Лёд там уже сантиметров сорок, можно идти смело.",
            "link": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?comment_id=1012"
          }
        },
        {
          "task_id": "70377",
          "target_id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "target_type": "video",
          "user_reason": "like",
          "user_reason_id": "1001",
          "notification_type": "like",
          "was_read": true,
          "created_ts": "2026-11-20T19:30:00Z",
          "count": 12,
          "target_data": {
            "name": "Илья Морозов",
            "video_name": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
            "video_thumbnail": "/media/images/road-3@640.webp",
            "picture": "/media/images/avatar-3@120.webp",
            "title": "Ваш комментарий нравится: Илья Морозов и ещё 11",
            "text": "А чем обработать доски перед сборкой?",
            "link": "/video/0c9b8a7f6e5d4c3b2a19081726354453/?comment_id=1001"
          }
        },
        {
          "task_id": "70301",
          "target_id": "55555555",
          "target_type": "news",
          "user_reason": "author",
          "user_reason_id": "101",
          "notification_type": "news",
          "was_read": true,
          "created_ts": "2026-11-18T09:00:00Z",
          "count": 1,
          "target_data": {
            "name": "Кадр",
            "picture": null,
            "title": "Появились главы в видео",
            "text": "Теперь к нужному месту можно перейти одним нажатием.",
            "link": "/info/guide/"
          }
        }
      ],
      "has_next": true,
      "next": "70301"
    } satisfies operations["listNotifications"]["responses"][200]["content"]["application/json"] as operations["listNotifications"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null
    } satisfies operations["listNotifications"]["responses"][200]["content"]["application/json"] as operations["listNotifications"]["responses"][200]["content"]["application/json"],
  },
  countNotifications: {
    "some": {
      "count": 7
    } satisfies operations["countNotifications"]["responses"][200]["content"]["application/json"] as operations["countNotifications"]["responses"][200]["content"]["application/json"],
    "none": {
      "count": 0
    } satisfies operations["countNotifications"]["responses"][200]["content"]["application/json"] as operations["countNotifications"]["responses"][200]["content"]["application/json"],
  },
  getPushKey: {
    "key": {
      "key": "BPFJjbUPCvL_UYtZZI--SQPRQDSIXEhS0-MRjwkadUyIhJHfIgD7t0c3dpw4MGL3BgAtUZLK1WryHTtX19fep1k"
    } satisfies operations["getPushKey"]["responses"][200]["content"]["application/json"] as operations["getPushKey"]["responses"][200]["content"]["application/json"],
  },
  updateDeliverySettings: {
    "all": {
      "bell": true,
      "email": true,
      "push": false
    } satisfies operations["updateDeliverySettings"]["responses"][200]["content"]["application/json"] as operations["updateDeliverySettings"]["responses"][200]["content"]["application/json"],
  },
  getDeliverySettings: {
    "all": {
      "bell": true,
      "email": false,
      "push": false
    } satisfies operations["getDeliverySettings"]["responses"][200]["content"]["application/json"] as operations["getDeliverySettings"]["responses"][200]["content"]["application/json"],
  },
  updateNotificationSettings: {
    "all": {
      "author": true,
      "tv": true,
      "person": true,
      "comment": true,
      "video": true,
      "answer": true,
      "pin": true,
      "like": false,
      "news": true
    } satisfies operations["updateNotificationSettings"]["responses"][200]["content"]["application/json"] as operations["updateNotificationSettings"]["responses"][200]["content"]["application/json"],
  },
  getNotificationSettings: {
    "all": {
      "author": true,
      "tv": true,
      "person": true,
      "comment": true,
      "video": true,
      "answer": true,
      "pin": true,
      "like": false,
      "news": true
    } satisfies operations["getNotificationSettings"]["responses"][200]["content"]["application/json"] as operations["getNotificationSettings"]["responses"][200]["content"]["application/json"],
  },
  toggleNotificationSubscription: {
    "follows": {
      "is_subscribed": true,
      "subscription_type": "all"
    } satisfies operations["toggleNotificationSubscription"]["responses"][200]["content"]["application/json"] as operations["toggleNotificationSubscription"]["responses"][200]["content"]["application/json"],
    "not": {
      "is_subscribed": false,
      "subscription_type": null
    } satisfies operations["toggleNotificationSubscription"]["responses"][200]["content"]["application/json"] as operations["toggleNotificationSubscription"]["responses"][200]["content"]["application/json"],
  },
  subscribe: {
    "channel": {
      "object": {
        "object_id": "1001",
        "title": "Северный маршрут",
        "description": "",
        "url": "/channel/1001/",
        "icon": "/media/images/avatar-1@120.webp",
        "can_subscribe": true,
        "subscribers_count": 184321,
        "video_count": 214,
        "is_official": true
      },
      "subscription_type": "all",
      "content_type": {
        "id": "20",
        "model": "userchannel"
      },
      "is_banned": false,
      "is_deleted": false,
      "last_visit_ts": "2026-11-21T12:00:00Z",
      "last_updated_ts": "2026-11-20T15:00:00Z",
      "newness": false,
      "offer_id": null,
      "renewable": false
    } satisfies operations["subscribe"]["responses"][200]["content"]["application/json"] as operations["subscribe"]["responses"][200]["content"]["application/json"],
  },
  listPaidSubscriptions: {
    "active": {
      "results": [
        {
          "product_code": "PREMIER_RUTUBE_YAPPY",
          "is_active": true,
          "subscription_id": "5120",
          "offer_id": "77",
          "pack_id": null,
          "renewable": true,
          "expires_ts": "2026-12-14T09:30:00Z"
        },
        {
          "product_code": "RUTUBE",
          "is_active": false,
          "subscription_id": "4801",
          "offer_id": "12",
          "pack_id": null,
          "renewable": false,
          "expires_ts": "2026-05-01T00:00:00Z"
        }
      ]
    } satisfies operations["listPaidSubscriptions"]["responses"][200]["content"]["application/json"] as operations["listPaidSubscriptions"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": []
    } satisfies operations["listPaidSubscriptions"]["responses"][200]["content"]["application/json"] as operations["listPaidSubscriptions"]["responses"][200]["content"]["application/json"],
  },
  listSubscriptions: {
    "first": {
      "results": [
        {
          "object": {
            "object_id": "1001",
            "title": "Северный маршрут",
            "description": "",
            "url": "/channel/1001/",
            "icon": "/media/images/avatar-1@120.webp",
            "can_subscribe": true,
            "subscribers_count": 184321,
            "video_count": 214,
            "is_official": true
          },
          "subscription_type": "all",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "is_banned": false,
          "is_deleted": false,
          "last_visit_ts": "2026-11-19T18:20:00Z",
          "last_updated_ts": "2026-11-20T15:00:00Z",
          "newness": true,
          "offer_id": null,
          "renewable": false
        },
        {
          "object": {
            "object_id": "1003",
            "title": "Мастерская у реки",
            "description": "",
            "url": "/channel/1003/",
            "icon": null,
            "can_subscribe": true,
            "subscribers_count": 20417,
            "video_count": 88,
            "is_official": false
          },
          "subscription_type": "markers",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "is_banned": false,
          "is_deleted": false,
          "last_visit_ts": "2026-11-20T21:05:30Z",
          "last_updated_ts": "2026-11-18T07:15:00Z",
          "newness": false,
          "offer_id": null,
          "renewable": false
        },
        {
          "object": {
            "object_id": "1007",
            "title": "Телескоп на балконе",
            "description": "",
            "url": "/channel/1007/",
            "icon": "/media/images/avatar-7@120.webp",
            "can_subscribe": true,
            "subscribers_count": 5120,
            "video_count": 41,
            "is_official": false
          },
          "subscription_type": "without",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "is_banned": false,
          "is_deleted": false,
          "last_visit_ts": null,
          "last_updated_ts": "2026-11-17T20:00:00Z",
          "newness": false,
          "offer_id": null,
          "renewable": false
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 100
    } satisfies operations["listSubscriptions"]["responses"][200]["content"]["application/json"] as operations["listSubscriptions"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 100
    } satisfies operations["listSubscriptions"]["responses"][200]["content"]["application/json"] as operations["listSubscriptions"]["responses"][200]["content"]["application/json"],
  },
  listSubscriptionMarkers: {
    "all": {
      "results": [
        {
          "object_id": "1001",
          "subscription_type": "all",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "last_visit_ts": "2026-11-19T18:20:00Z",
          "last_updated_ts": "2026-11-20T15:00:00Z",
          "newness": true
        },
        {
          "object_id": "1003",
          "subscription_type": "markers",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "last_visit_ts": "2026-11-20T21:05:30Z",
          "last_updated_ts": "2026-11-18T07:15:00Z",
          "newness": false
        },
        {
          "object_id": "1007",
          "subscription_type": "without",
          "content_type": {
            "id": "20",
            "model": "userchannel"
          },
          "last_visit_ts": null,
          "last_updated_ts": "2026-11-17T20:00:00Z",
          "newness": false
        }
      ]
    } satisfies operations["listSubscriptionMarkers"]["responses"][200]["content"]["application/json"] as operations["listSubscriptionMarkers"]["responses"][200]["content"]["application/json"],
  },
  setSubscriptionNotices: {
    "without": {
      "object": {
        "object_id": "1001",
        "title": "Северный маршрут",
        "description": "",
        "url": "/channel/1001/",
        "icon": "/media/images/avatar-1@120.webp",
        "can_subscribe": true,
        "subscribers_count": 184321,
        "video_count": 214,
        "is_official": true
      },
      "subscription_type": "without",
      "content_type": {
        "id": "20",
        "model": "userchannel"
      },
      "is_banned": false,
      "is_deleted": false,
      "last_visit_ts": "2026-11-19T18:20:00Z",
      "last_updated_ts": "2026-11-20T15:00:00Z",
      "newness": false,
      "offer_id": null,
      "renewable": false
    } satisfies operations["setSubscriptionNotices"]["responses"][200]["content"]["application/json"] as operations["setSubscriptionNotices"]["responses"][200]["content"]["application/json"],
  },
  listInterestContent: {
    "first": {
      "results": [
        {
          "id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
          "card_type": "video",
          "title": "Байкал зимой: 300 километров по льду",
          "video_url": "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
          "thumbnail_url": "/media/images/mountains-1@640.webp",
          "duration": 634,
          "hits": 184230,
          "publication_ts": "2026-11-14T09:30:00Z",
          "pg_rating": {
            "age": 6
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1001",
            "name": "Северный маршрут",
            "avatar_url": "/media/images/avatar-1@120.webp",
            "site_url": "/channel/1001/",
            "is_official": true
          }
        },
        {
          "id": "0c9b8a7f6e5d4c3b2a19081726354453",
          "card_type": "video",
          "title": "Лодка своими руками. Часть 3: шпангоуты и обшивка",
          "video_url": "/video/0c9b8a7f6e5d4c3b2a19081726354453/",
          "thumbnail_url": "/media/images/road-3@640.webp",
          "duration": 2745,
          "hits": 9407,
          "publication_ts": "2026-10-02T07:15:00Z",
          "pg_rating": {
            "age": 0
          },
          "is_adult": false,
          "is_paid": false,
          "is_audio": false,
          "is_livestream": false,
          "origin_type": "rtb",
          "author": {
            "id": "1003",
            "name": "Мастерская у реки",
            "avatar_url": null,
            "site_url": "/channel/1003/"
          }
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listInterestContent"]["responses"][200]["content"]["application/json"] as operations["listInterestContent"]["responses"][200]["content"]["application/json"],
  },
  listInterestChannels: {
    "first": {
      "results": [
        {
          "id": "1001",
          "name": "Северный маршрут",
          "icon": "/media/images/avatar-1@120.webp",
          "absolute_url": "/channel/1001/"
        },
        {
          "id": "1007",
          "name": "Телескоп на балконе",
          "icon": "/media/images/avatar-7@120.webp",
          "absolute_url": "/channel/1007/"
        },
        {
          "id": "1003",
          "name": "Мастерская у реки",
          "icon": null,
          "absolute_url": "/channel/1003/"
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 6
    } satisfies operations["listInterestChannels"]["responses"][200]["content"]["application/json"] as operations["listInterestChannels"]["responses"][200]["content"]["application/json"],
  },
  listInterestTags: {
    "all": {
      "results": [
        {
          "id": "3",
          "name": "Наука",
          "emoji": "🔬",
          "active": true,
          "group_id": "1"
        },
        {
          "id": "2",
          "name": "Путешествия",
          "emoji": "🧭",
          "active": true,
          "group_id": "1"
        },
        {
          "id": "7",
          "name": "Дом и ремонт",
          "emoji": "🔧",
          "active": false,
          "group_id": "1"
        },
        {
          "id": "11",
          "name": "Природа",
          "emoji": "🌲",
          "active": true,
          "group_id": "1"
        }
      ]
    } satisfies operations["listInterestTags"]["responses"][200]["content"]["application/json"] as operations["listInterestTags"]["responses"][200]["content"]["application/json"],
  },
  listGuestInterestTags: {
    "all": {
      "results": [
        {
          "id": "3",
          "name": "Наука",
          "emoji": "🔬",
          "active": false,
          "group_id": "1"
        },
        {
          "id": "2",
          "name": "Путешествия",
          "emoji": "🧭",
          "active": false,
          "group_id": "1"
        },
        {
          "id": "7",
          "name": "Дом и ремонт",
          "emoji": "🔧",
          "active": false,
          "group_id": "1"
        },
        {
          "id": "11",
          "name": "Природа",
          "emoji": "🌲",
          "active": false,
          "group_id": "1"
        }
      ]
    } satisfies operations["listGuestInterestTags"]["responses"][200]["content"]["application/json"] as operations["listGuestInterestTags"]["responses"][200]["content"]["application/json"],
  },
  saveInterests: {
    "two": {
      "tags": [
        "3",
        "11"
      ],
      "group_id": "1"
    } satisfies operations["saveInterests"]["responses"][200]["content"]["application/json"] as operations["saveInterests"]["responses"][200]["content"]["application/json"],
  },
  getInterests: {
    "three": {
      "tags": [
        "3",
        "2",
        "11"
      ],
      "group_id": "1"
    } satisfies operations["getInterests"]["responses"][200]["content"]["application/json"] as operations["getInterests"]["responses"][200]["content"]["application/json"],
    "none": {
      "tags": [],
      "group_id": null
    } satisfies operations["getInterests"]["responses"][200]["content"]["application/json"] as operations["getInterests"]["responses"][200]["content"]["application/json"],
  },
  listAbTests: {
    "two": {
      "results": [
        {
          "slug": "search_v3",
          "salt": "s3-2026-11",
          "groups": [
            {
              "label": "A",
              "percent": 50
            },
            {
              "label": "B",
              "percent": 50
            }
          ]
        },
        {
          "slug": "shelf_order",
          "salt": "so-2026-10",
          "groups": [
            {
              "label": "A",
              "percent": 80
            },
            {
              "label": "B",
              "percent": 10
            },
            {
              "label": "C",
              "percent": 10
            }
          ]
        }
      ]
    } satisfies operations["listAbTests"]["responses"][200]["content"]["application/json"] as operations["listAbTests"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": []
    } satisfies operations["listAbTests"]["responses"][200]["content"]["application/json"] as operations["listAbTests"]["responses"][200]["content"]["application/json"],
  },
  checkVpn: {
    "no": {
      "show_banner": false
    } satisfies operations["checkVpn"]["responses"][200]["content"]["application/json"] as operations["checkVpn"]["responses"][200]["content"]["application/json"],
    "yes": {
      "show_banner": true
    } satisfies operations["checkVpn"]["responses"][200]["content"]["application/json"] as operations["checkVpn"]["responses"][200]["content"]["application/json"],
  },
  listSavedPaymentMethods: {
    "two": {
      "results": [
        {
          "paymentMethodId": "5c1f8a30-6a7e-4f0a-9f0f-2f6f3a1c8d11",
          "isMain": true,
          "issuerName": "sberbank",
          "card": {
            "cardType": "Visa",
            "last4": "1111"
          }
        },
        {
          "paymentMethodId": "a2b4c6d8-1111-4a2b-8c3d-0e4f5a6b7c8d",
          "isMain": false,
          "issuerName": "tbank",
          "card": {
            "cardType": "Mir",
            "last4": "0004"
          }
        }
      ]
    } satisfies operations["listSavedPaymentMethods"]["responses"][200]["content"]["application/json"] as operations["listSavedPaymentMethods"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": []
    } satisfies operations["listSavedPaymentMethods"]["responses"][200]["content"]["application/json"] as operations["listSavedPaymentMethods"]["responses"][200]["content"]["application/json"],
  },
  createPaymentMethod: {
    "card": {
      "paymentMethodId": "5c1f8a30-6a7e-4f0a-9f0f-2f6f3a1c8d11",
      "isMain": true,
      "issuerName": "sberbank",
      "card": {
        "cardType": "Visa",
        "last4": "1111"
      }
    } satisfies operations["createPaymentMethod"]["responses"][201]["content"]["application/json"] as operations["createPaymentMethod"]["responses"][201]["content"]["application/json"],
  },
  updatePaymentMethod: {
    "main": {
      "paymentMethodId": "a2b4c6d8-1111-4a2b-8c3d-0e4f5a6b7c8d",
      "isMain": true,
      "issuerName": "tbank",
      "card": {
        "cardType": "Mir",
        "last4": "0004"
      }
    } satisfies operations["updatePaymentMethod"]["responses"][200]["content"]["application/json"] as operations["updatePaymentMethod"]["responses"][200]["content"]["application/json"],
  },
  listProductTariffs: {
    "offers": {
      "result": [
        {
          "productCode": "RUTUBE",
          "nameTransformed": "Видео без рекламы",
          "type": "subscription_paid",
          "isActive": false,
          "isPromo": false,
          "endTime": null,
          "billingPeriodExpired": null,
          "nextPaymentValue": null,
          "productPicture": "/media/images/city-1@640.webp",
          "controlColor": "white",
          "description": {
            "descriptionTransformed": "Никаких рекламных вставок на всех устройствах",
            "detailsLink": "/info/premium/"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Видео без рекламы",
          "tariff": {
            "tariffCode": "noads-month",
            "complex": [],
            "mainPrice": {
              "price": 149,
              "currency": "RUB",
              "periodDays": 30
            }
          }
        },
        {
          "productCode": "PREMIER_RUTUBE_YAPPY",
          "nameTransformed": "Подписка на три сервиса",
          "type": "subscription_paid",
          "isActive": false,
          "isPromo": false,
          "endTime": null,
          "billingPeriodExpired": null,
          "nextPaymentValue": null,
          "productPicture": "/media/images/cinema-1@640.webp",
          "controlColor": "adaptive",
          "description": {
            "descriptionTransformed": "Сериалы, фильмы и шоу трёх сервисов в одной подписке",
            "detailsLink": "/info/premium/",
            "originalDescription": "Три сервиса в одной подписке"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Подписка на три сервиса",
          "tariff": {
            "tariffCode": "bundle-month",
            "trial": "30 дней за 1 ₽",
            "complex": [
              "30 дней за 1 ₽",
              "далее 299 ₽ в месяц"
            ],
            "mainPrice": {
              "price": 299,
              "currency": "RUB",
              "periodDays": 30
            },
            "offerButtonText": {
              "trial": "Попробовать 30 дней за 1 ₽"
            }
          }
        }
      ]
    } satisfies operations["listProductTariffs"]["responses"][200]["content"]["application/json"] as operations["listProductTariffs"]["responses"][200]["content"]["application/json"],
    "active": {
      "result": [
        {
          "productCode": "RUTUBE",
          "nameTransformed": "Видео без рекламы",
          "type": "subscription_paid",
          "isActive": true,
          "isPromo": false,
          "endTime": null,
          "billingPeriodExpired": "2026-12-21T12:00:00.000Z",
          "nextPaymentValue": 149,
          "productPicture": "/media/images/city-1@640.webp",
          "controlColor": "white",
          "description": {
            "descriptionTransformed": "Никаких рекламных вставок на всех устройствах",
            "detailsLink": "/info/premium/"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Видео без рекламы",
          "tariff": {
            "tariffCode": "noads-month",
            "complex": [],
            "mainPrice": {
              "price": 149,
              "currency": "RUB",
              "periodDays": 30
            }
          }
        },
        {
          "productCode": "PREMIER_RUTUBE_YAPPY",
          "nameTransformed": "Подписка на три сервиса",
          "type": "subscription_paid",
          "isActive": false,
          "isPromo": false,
          "endTime": null,
          "billingPeriodExpired": null,
          "nextPaymentValue": null,
          "productPicture": "/media/images/cinema-1@640.webp",
          "controlColor": "adaptive",
          "description": {
            "descriptionTransformed": "Сериалы, фильмы и шоу трёх сервисов в одной подписке",
            "detailsLink": "/info/premium/",
            "originalDescription": "Три сервиса в одной подписке"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Подписка на три сервиса",
          "tariff": {
            "tariffCode": "bundle-month",
            "trial": "30 дней за 1 ₽",
            "complex": [
              "30 дней за 1 ₽",
              "далее 299 ₽ в месяц"
            ],
            "mainPrice": {
              "price": 299,
              "currency": "RUB",
              "periodDays": 30
            },
            "offerButtonText": {
              "trial": "Попробовать 30 дней за 1 ₽"
            }
          }
        }
      ]
    } satisfies operations["listProductTariffs"]["responses"][200]["content"]["application/json"] as operations["listProductTariffs"]["responses"][200]["content"]["application/json"],
    "ending": {
      "result": [
        {
          "productCode": "RUTUBE",
          "nameTransformed": "Видео без рекламы",
          "type": "subscription_paid",
          "isActive": true,
          "isPromo": false,
          "endTime": "2026-12-21T12:00:00.000Z",
          "billingPeriodExpired": "2026-12-21T12:00:00.000Z",
          "nextPaymentValue": null,
          "productPicture": "/media/images/city-1@640.webp",
          "controlColor": "white",
          "description": {
            "descriptionTransformed": "Никаких рекламных вставок на всех устройствах",
            "detailsLink": "/info/premium/"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Видео без рекламы",
          "tariff": {
            "tariffCode": "noads-month",
            "complex": [],
            "mainPrice": {
              "price": 149,
              "currency": "RUB",
              "periodDays": 30
            }
          }
        }
      ]
    } satisfies operations["listProductTariffs"]["responses"][200]["content"]["application/json"] as operations["listProductTariffs"]["responses"][200]["content"]["application/json"],
    "promo": {
      "result": [
        {
          "productCode": "PREMIER_RUTUBE_YAPPY",
          "nameTransformed": "Подписка на три сервиса",
          "type": "subscription_paid",
          "isActive": true,
          "isPromo": true,
          "endTime": "2026-12-21T12:00:00.000Z",
          "billingPeriodExpired": "2026-12-21T12:00:00.000Z",
          "nextPaymentValue": null,
          "productPicture": "/media/images/cinema-1@640.webp",
          "controlColor": "adaptive",
          "description": {
            "descriptionTransformed": "Сериалы, фильмы и шоу трёх сервисов в одной подписке",
            "detailsLink": "/info/premium/",
            "originalDescription": "Три сервиса в одной подписке"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Подписка на три сервиса",
          "tariff": {
            "tariffCode": "bundle-month",
            "trial": "30 дней за 1 ₽",
            "complex": [
              "30 дней за 1 ₽",
              "далее 299 ₽ в месяц"
            ],
            "mainPrice": {
              "price": 299,
              "currency": "RUB",
              "periodDays": 30
            },
            "offerButtonText": {
              "trial": "Попробовать 30 дней за 1 ₽"
            }
          }
        }
      ]
    } satisfies operations["listProductTariffs"]["responses"][200]["content"]["application/json"] as operations["listProductTariffs"]["responses"][200]["content"]["application/json"],
  },
  startPayment: {
    "started": {
      "results": {
        "paymentId": "0f8f1c52-3a64-4f0e-8a57-9c5a7d1f2b60"
      }
    } satisfies operations["startPayment"]["responses"][201]["content"]["application/json"] as operations["startPayment"]["responses"][201]["content"]["application/json"],
  },
  getPaymentStatus: {
    "new": {
      "results": {
        "status": "new"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "pending": {
      "results": {
        "status": "pending"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "confirmCard": {
      "results": {
        "status": "pending",
        "confirmation": {
          "confirmationUrl": "http://pay.kadr.localhost:4300/confirm/0f8f1c52-3a64-4f0e-8a57-9c5a7d1f2b60/"
        }
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "sbp": {
      "results": {
        "status": "pending",
        "confirmation": {
          "confirmationData": "http://pay.kadr.localhost:4300/sbp/0f8f1c52-3a64-4f0e-8a57-9c5a7d1f2b60/"
        }
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "succeeded": {
      "results": {
        "status": "succeeded"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "held": {
      "results": {
        "status": "waiting_for_capture"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "failed": {
      "results": {
        "status": "failed",
        "errorKind": "notEnoughMoney"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "cancelled": {
      "results": {
        "status": "cancelled",
        "errorKind": "somethingWrong"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
    "paidOtherwise": {
      "results": {
        "status": "cancelled",
        "errorKind": "alreadyPurchased"
      }
    } satisfies operations["getPaymentStatus"]["responses"][200]["content"]["application/json"] as operations["getPaymentStatus"]["responses"][200]["content"]["application/json"],
  },
  rescindRecurrentPayment: {
    "ending": {
      "result": [
        {
          "productCode": "RUTUBE",
          "nameTransformed": "Видео без рекламы",
          "type": "subscription_paid",
          "isActive": true,
          "isPromo": false,
          "endTime": "2026-12-21T12:00:00.000Z",
          "billingPeriodExpired": "2026-12-21T12:00:00.000Z",
          "nextPaymentValue": null,
          "productPicture": "/media/images/city-1@640.webp",
          "controlColor": "white",
          "description": {
            "descriptionTransformed": "Никаких рекламных вставок на всех устройствах",
            "detailsLink": "/info/premium/"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Видео без рекламы",
          "tariff": {
            "tariffCode": "noads-month",
            "complex": [],
            "mainPrice": {
              "price": 149,
              "currency": "RUB",
              "periodDays": 30
            }
          }
        }
      ]
    } satisfies operations["rescindRecurrentPayment"]["responses"][200]["content"]["application/json"] as operations["rescindRecurrentPayment"]["responses"][200]["content"]["application/json"],
  },
  recoverRecurrentPayment: {
    "active": {
      "result": [
        {
          "productCode": "RUTUBE",
          "nameTransformed": "Видео без рекламы",
          "type": "subscription_paid",
          "isActive": true,
          "isPromo": false,
          "endTime": null,
          "billingPeriodExpired": "2026-12-21T12:00:00.000Z",
          "nextPaymentValue": 149,
          "productPicture": "/media/images/city-1@640.webp",
          "controlColor": "white",
          "description": {
            "descriptionTransformed": "Никаких рекламных вставок на всех устройствах",
            "detailsLink": "/info/premium/"
          },
          "linksUserAgreement": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ],
          "name": "Видео без рекламы",
          "tariff": {
            "tariffCode": "noads-month",
            "complex": [],
            "mainPrice": {
              "price": 149,
              "currency": "RUB",
              "periodDays": 30
            }
          }
        }
      ]
    } satisfies operations["recoverRecurrentPayment"]["responses"][200]["content"]["application/json"] as operations["recoverRecurrentPayment"]["responses"][200]["content"]["application/json"],
  },
  getPromoCode: {
    "bundle": {
      "promocode": "KADR30",
      "productCode": "PREMIER_RUTUBE_YAPPY",
      "name": "30 дней подписки в подарок",
      "daysCount": 30,
      "isRenewable": false
    } satisfies operations["getPromoCode"]["responses"][200]["content"]["application/json"] as operations["getPromoCode"]["responses"][200]["content"]["application/json"],
  },
  activatePromoCode: {
    "pending": {
      "promocode": "KADR30",
      "status": "pending",
      "productCode": "PREMIER_RUTUBE_YAPPY",
      "endTime": null
    } satisfies operations["activatePromoCode"]["responses"][201]["content"]["application/json"] as operations["activatePromoCode"]["responses"][201]["content"]["application/json"],
  },
  getPromoActivationStatus: {
    "pending": {
      "promocode": "KADR30",
      "status": "pending",
      "productCode": "PREMIER_RUTUBE_YAPPY",
      "endTime": null
    } satisfies operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"] as operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"],
    "activated": {
      "promocode": "KADR30",
      "status": "activated",
      "productCode": "PREMIER_RUTUBE_YAPPY",
      "endTime": "2026-12-21T12:00:00.000Z"
    } satisfies operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"] as operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"],
    "failed": {
      "promocode": "SBOY",
      "status": "failed",
      "errorCode": "PROMOCODE_ERROR_ACTIVATION",
      "endTime": null
    } satisfies operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"] as operations["getPromoActivationStatus"]["responses"][200]["content"]["application/json"],
  },
  listOffers: {
    "film": {
      "trials": [],
      "promotions": [],
      "packs": [],
      "offers": [
        {
          "id": "11",
          "offer_id": "11",
          "offer_ids": [
            "11"
          ],
          "name": "Аренда",
          "description": "30 дней, чтобы начать, и 48 часов, чтобы досмотреть",
          "access_type": "tvod",
          "price": 99,
          "days_count": 30,
          "time_to_watch": 48,
          "is_renewable": false,
          "payment_types": [
            "card",
            "mobile",
            "partner"
          ],
          "success_notification": "Фильм взят в аренду",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        },
        {
          "id": "12",
          "offer_id": "12",
          "offer_ids": [
            "12"
          ],
          "name": "Покупка навсегда",
          "description": "Смотрите сколько угодно раз",
          "access_type": "est",
          "price": 299,
          "price_no_discount": 399,
          "is_renewable": false,
          "payment_types": [
            "card",
            "mobile",
            "partner"
          ],
          "success_notification": "Фильм куплен",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        }
      ],
      "videos": [
        {
          "id": "9a0d2f7c41e84b6db5c3e7f801264a5d",
          "name": "«Белая электричка»: фильм целиком",
          "state": "needs_payment",
          "purchased": false,
          "needs_activation": false,
          "activated": false,
          "needs_payment": true,
          "purchase_id": null
        }
      ],
      "purchased": false,
      "name": "«Белая электричка»: фильм целиком",
      "needs_activation": false,
      "activated": false,
      "needs_payment": true,
      "state": "needs_payment"
    } satisfies operations["listOffers"]["responses"][200]["content"]["application/json"] as operations["listOffers"]["responses"][200]["content"]["application/json"],
    "rented": {
      "trials": [],
      "promotions": [],
      "packs": [],
      "offers": [
        {
          "id": "11",
          "offer_id": "11",
          "offer_ids": [
            "11"
          ],
          "name": "Аренда",
          "description": "30 дней, чтобы начать, и 48 часов, чтобы досмотреть",
          "access_type": "tvod",
          "price": 99,
          "days_count": 30,
          "time_to_watch": 48,
          "is_renewable": false,
          "payment_types": [
            "card",
            "mobile",
            "partner"
          ],
          "success_notification": "Фильм взят в аренду",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        },
        {
          "id": "12",
          "offer_id": "12",
          "offer_ids": [
            "12"
          ],
          "name": "Покупка навсегда",
          "description": "Смотрите сколько угодно раз",
          "access_type": "est",
          "price": 299,
          "price_no_discount": 399,
          "is_renewable": false,
          "payment_types": [
            "card",
            "mobile",
            "partner"
          ],
          "success_notification": "Фильм куплен",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        }
      ],
      "videos": [
        {
          "id": "9a0d2f7c41e84b6db5c3e7f801264a5d",
          "name": "«Белая электричка»: фильм целиком",
          "state": "needs_activation",
          "purchased": true,
          "needs_activation": true,
          "activated": false,
          "needs_payment": false,
          "purchase_id": "502"
        }
      ],
      "purchased": true,
      "name": "«Белая электричка»: фильм целиком",
      "needs_activation": true,
      "activated": false,
      "needs_payment": false,
      "state": "needs_activation"
    } satisfies operations["listOffers"]["responses"][200]["content"]["application/json"] as operations["listOffers"]["responses"][200]["content"]["application/json"],
    "subscription": {
      "trials": [
        {
          "offer_id": "5",
          "price": 1,
          "days_count": 7
        }
      ],
      "promotions": [
        {
          "days_count": 30
        }
      ],
      "packs": [
        {
          "id": "31",
          "name": "Вся коллекция сериалов",
          "offer_ids": [
            "5"
          ],
          "videos_count": 12
        }
      ],
      "offers": [
        {
          "id": "5",
          "offer_id": "5",
          "offer_ids": [
            "5"
          ],
          "name": "Подписка на месяц",
          "description": "Сериалы, фильмы и шоу в одной подписке",
          "access_type": "svod",
          "price": 299,
          "days_count": 30,
          "is_renewable": true,
          "payment_types": [
            "card",
            "mobile"
          ],
          "success_notification": "Подписка оформлена",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        }
      ],
      "videos": [],
      "purchased": false,
      "name": "Подписка на месяц",
      "needs_activation": false,
      "activated": false,
      "needs_payment": true,
      "state": "needs_payment"
    } satisfies operations["listOffers"]["responses"][200]["content"]["application/json"] as operations["listOffers"]["responses"][200]["content"]["application/json"],
  },
  listNoAdsOffers: {
    "offers": {
      "offers": [
        {
          "id": "3",
          "offer_id": "3",
          "offer_ids": [
            "3"
          ],
          "name": "Это видео без рекламы",
          "description": "Без рекламы только это видео, навсегда",
          "access_type": "noadsone",
          "price": 9,
          "is_renewable": false,
          "payment_types": [
            "card"
          ],
          "success_notification": "Реклама в этом видео отключена",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        },
        {
          "id": "2",
          "offer_id": "2",
          "offer_ids": [
            "2"
          ],
          "name": "Без рекламы на 24 часа",
          "description": "Сутки без рекламных вставок",
          "access_type": "noads",
          "price": 29,
          "days_count": 1,
          "is_renewable": false,
          "payment_types": [
            "card",
            "mobile"
          ],
          "success_notification": "Реклама отключена на 24 часа",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        },
        {
          "id": "1",
          "offer_id": "1",
          "offer_ids": [
            "1"
          ],
          "name": "Без рекламы на 30 дней",
          "description": "Видео без рекламных вставок на всех устройствах",
          "access_type": "noads",
          "price": 149,
          "price_no_discount": 199,
          "days_count": 30,
          "is_renewable": true,
          "payment_types": [
            "card",
            "mobile"
          ],
          "success_notification": "Реклама отключена",
          "user_agreements": [
            {
              "title": "Условия сервиса",
              "url": "/info/agreement/"
            }
          ]
        }
      ],
      "purchased": false
    } satisfies operations["listNoAdsOffers"]["responses"][200]["content"]["application/json"] as operations["listNoAdsOffers"]["responses"][200]["content"]["application/json"],
  },
  initiatePurchase: {
    "frame": {
      "status": "pending",
      "details": {
        "url": "http://pay.kadr.localhost:4300/purchase/7d3c9b1e-52a0-4f11-b1b5-6a4c2e8f9d03/",
        "OrderId": "7d3c9b1e-52a0-4f11-b1b5-6a4c2e8f9d03"
      }
    } satisfies operations["initiatePurchase"]["responses"][201]["content"]["application/json"] as operations["initiatePurchase"]["responses"][201]["content"]["application/json"],
    "promo": {
      "status": "purchased",
      "details": {
        "url": "http://pay.kadr.localhost:4300/purchase/7d3c9b1e-52a0-4f11-b1b5-6a4c2e8f9d03/",
        "OrderId": "7d3c9b1e-52a0-4f11-b1b5-6a4c2e8f9d03"
      }
    } satisfies operations["initiatePurchase"]["responses"][201]["content"]["application/json"] as operations["initiatePurchase"]["responses"][201]["content"]["application/json"],
  },
  getPurchaseTtl: {
    "waiting": {
      "id": "502",
      "state": "needs_activation",
      "starts_before_ts": "2026-12-21T12:00:00.000Z",
      "activated_ts": null,
      "expires_ts": null,
      "seconds_to_start": 2592000,
      "seconds_to_watch": null
    } satisfies operations["getPurchaseTtl"]["responses"][200]["content"]["application/json"] as operations["getPurchaseTtl"]["responses"][200]["content"]["application/json"],
    "started": {
      "id": "502",
      "state": "activated",
      "starts_before_ts": null,
      "activated_ts": "2026-11-21T12:00:00.000Z",
      "expires_ts": "2026-11-23T12:00:00.000Z",
      "seconds_to_start": null,
      "seconds_to_watch": 172800
    } satisfies operations["getPurchaseTtl"]["responses"][200]["content"]["application/json"] as operations["getPurchaseTtl"]["responses"][200]["content"]["application/json"],
  },
  activatePurchase: {
    "started": {
      "id": "502",
      "state": "activated",
      "starts_before_ts": null,
      "activated_ts": "2026-11-21T12:00:00.000Z",
      "expires_ts": "2026-11-23T12:00:00.000Z",
      "seconds_to_start": null,
      "seconds_to_watch": 172800
    } satisfies operations["activatePurchase"]["responses"][200]["content"]["application/json"] as operations["activatePurchase"]["responses"][200]["content"]["application/json"],
  },
  listPayments: {
    "first": {
      "results": [
        {
          "id": "0f8f1c52-3a64-4f0e-8a57-9c5a7d1f2b60",
          "order_id": "7d3c9b1e-52a0-4f11-b1b5-6a4c2e8f9d03",
          "created_ts": "2026-11-21T12:00:00.000Z",
          "name": "Аренда: «Белая электричка»",
          "amount": 99,
          "currency": "RUB",
          "status": "succeeded",
          "method": "card",
          "card_last4": "1111",
          "receipt_email": "anna@kadr.example"
        },
        {
          "id": "501r1",
          "order_id": "501r1",
          "created_ts": "2026-11-01T09:30:00.000Z",
          "name": "Видео без рекламы",
          "amount": 149,
          "currency": "RUB",
          "status": "succeeded",
          "method": "bank_card",
          "card_last4": "0004",
          "is_renewal": true
        }
      ],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listPayments"]["responses"][200]["content"]["application/json"] as operations["listPayments"]["responses"][200]["content"]["application/json"],
    "empty": {
      "results": [],
      "has_next": false,
      "next": null,
      "page": 1,
      "per_page": 20
    } satisfies operations["listPayments"]["responses"][200]["content"]["application/json"] as operations["listPayments"]["responses"][200]["content"]["application/json"],
  },
  checkCoupon: {
    "noads": {
      "promo_code": "TISHINA",
      "promotion": {
        "days_count": 30
      },
      "offer": {
        "id": "6",
        "offer_id": "6",
        "offer_ids": [
          "6"
        ],
        "name": "Месяц без рекламы в подарок",
        "description": "Видео без рекламных вставок на всех устройствах",
        "access_type": "noads",
        "price": 0,
        "price_no_discount": 149,
        "days_count": 30,
        "is_renewable": false,
        "payment_types": [
          "card",
          "mobile"
        ],
        "success_notification": "Реклама отключена",
        "user_agreements": [
          {
            "title": "Условия сервиса",
            "url": "/info/agreement/"
          }
        ]
      }
    } satisfies operations["checkCoupon"]["responses"][200]["content"]["application/json"] as operations["checkCoupon"]["responses"][200]["content"]["application/json"],
  },
  renewSubscription: {
    "ending": {
      "subscription_id": "501",
      "product_code": "RUTUBE",
      "is_active": true,
      "offer_id": "1",
      "renewable": false,
      "name": "Без рекламы на 30 дней",
      "access_type": "noads",
      "end_ts": "2026-12-21T12:00:00.000Z",
      "next_payment_ts": null,
      "is_promo": false,
      "renew_failed": false
    } satisfies operations["renewSubscription"]["responses"][200]["content"]["application/json"] as operations["renewSubscription"]["responses"][200]["content"]["application/json"],
  },
  listActivePurchases: {
    "one": {
      "results": [
        {
          "subscription_id": "501",
          "product_code": "RUTUBE",
          "is_active": true,
          "offer_id": "1",
          "renewable": true,
          "name": "Без рекламы на 30 дней",
          "access_type": "noads",
          "end_ts": null,
          "next_payment_ts": "2026-12-21T12:00:00.000Z",
          "next_payment_value": 149,
          "is_promo": false,
          "renew_failed": false
        }
      ]
    } satisfies operations["listActivePurchases"]["responses"][200]["content"]["application/json"] as operations["listActivePurchases"]["responses"][200]["content"]["application/json"],
    "none": {
      "results": []
    } satisfies operations["listActivePurchases"]["responses"][200]["content"]["application/json"] as operations["listActivePurchases"]["responses"][200]["content"]["application/json"],
  },
  listProducts: {
    "three": {
      "results": [
        {
          "id": "7",
          "name": "Кино по одному",
          "description": "Фильмы, которые берут в аренду или покупают",
          "picture": "/media/images/cinema-2@640.webp"
        },
        {
          "id": "47",
          "name": "Подписка на три сервиса",
          "description": "Сериалы, фильмы и шоу",
          "picture": "/media/images/cinema-4@640.webp",
          "product_code": "PREMIER_RUTUBE_YAPPY"
        }
      ]
    } satisfies operations["listProducts"]["responses"][200]["content"]["application/json"] as operations["listProducts"]["responses"][200]["content"]["application/json"],
  },
};

/** Bodies to send by operation and name. */
export const requests = {
  saveVideoProgress: {
    "stopped": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "position": 187
    } satisfies NonNullable<operations["saveVideoProgress"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["saveVideoProgress"]["requestBody"]>["content"]["application/json"],
    "before": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "position": 187,
      "watched_ts": "2026-11-21T09:00:00Z"
    } satisfies NonNullable<operations["saveVideoProgress"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["saveVideoProgress"]["requestBody"]>["content"]["application/json"],
  },
  setVideoReaction: {
    "like": {
      "videoId": "5f1c2a9be0d34c7f8a6b1d2e3f405162",
      "reaction": "like"
    } satisfies NonNullable<operations["setVideoReaction"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setVideoReaction"]["requestBody"]>["content"]["application/json"],
  },
  createComment: {
    "comment": {
      "text": "Спасибо за ролик! Когда следующая серия?"
    } satisfies NonNullable<operations["createComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["createComment"]["requestBody"]>["content"]["application/json"],
    "reply": {
      "text": "Согласна, слышно даже в наушниках.",
      "parent_id": "c1001",
      "bro_id": "c1012",
      "bro_user_id": "2003"
    } satisfies NonNullable<operations["createComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["createComment"]["requestBody"]>["content"]["application/json"],
  },
  editComment: {
    "comment": {
      "text": "Спасибо за ролик! Когда выйдет следующая серия?"
    } satisfies NonNullable<operations["editComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["editComment"]["requestBody"]>["content"]["application/json"],
  },
  pinComment: {
    "comment": {
      "comment_id": "c1001"
    } satisfies NonNullable<operations["pinComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["pinComment"]["requestBody"]>["content"]["application/json"],
  },
  unpinComment: {
    "comment": {
      "comment_id": "c1001"
    } satisfies NonNullable<operations["unpinComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["unpinComment"]["requestBody"]>["content"]["application/json"],
  },
  banCommenter: {
    "person": {
      "user_id": "2003",
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162"
    } satisfies NonNullable<operations["banCommenter"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["banCommenter"]["requestBody"]>["content"]["application/json"],
  },
  setCommentReaction: {
    "like": {
      "reaction": "like"
    } satisfies NonNullable<operations["setCommentReaction"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setCommentReaction"]["requestBody"]>["content"]["application/json"],
  },
  complainAboutComment: {
    "spam": {
      "reason": "spam"
    } satisfies NonNullable<operations["complainAboutComment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["complainAboutComment"]["requestBody"]>["content"]["application/json"],
  },
  updateProfile: {
    "name": {
      "first_name": "Анна Соколова"
    } satisfies NonNullable<operations["updateProfile"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["updateProfile"]["requestBody"]>["content"]["application/json"],
  },
  sendProblem: {
    "sound": {
      "text": "На втором видео плейлиста нет звука.",
      "email": "anna@kadr.example"
    } satisfies NonNullable<operations["sendProblem"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["sendProblem"]["requestBody"]>["content"]["application/json"],
  },
  sendChatMessage: {
    "hello": {
      "text": "Всем привет из Кирова!"
    } satisfies NonNullable<operations["sendChatMessage"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["sendChatMessage"]["requestBody"]>["content"]["application/json"],
  },
  setVideoRating: {
    "nine": {
      "rating": 9
    } satisfies NonNullable<operations["setVideoRating"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setVideoRating"]["requestBody"]>["content"]["application/json"],
  },
  showContent: {
    "video": {
      "content_id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
      "content_type": "video",
      "source_type": "continue-watching"
    } satisfies NonNullable<operations["showContent"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["showContent"]["requestBody"]>["content"]["application/json"],
  },
  hideContent: {
    "video": {
      "content_id": "a1b2c3d4e5f60718293a4b5c6d7e8f90",
      "content_type": "video",
      "source_type": "continue-watching"
    } satisfies NonNullable<operations["hideContent"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["hideContent"]["requestBody"]>["content"]["application/json"],
  },
  complainAboutChannel: {
    "spam": {
      "reason": "spam"
    } satisfies NonNullable<operations["complainAboutChannel"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["complainAboutChannel"]["requestBody"]>["content"]["application/json"],
  },
  pinVideo: {
    "pin": {
      "video_id": "5f1c2a9be0d34c7f8a6b1d2e3f405162"
    } satisfies NonNullable<operations["pinVideo"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["pinVideo"]["requestBody"]>["content"]["application/json"],
    "unpin": {
      "video_id": null
    } satisfies NonNullable<operations["pinVideo"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["pinVideo"]["requestBody"]>["content"]["application/json"],
  },
  pinPlaylists: {
    "pin": {
      "playlist_ids": [
        "48",
        "51"
      ]
    } satisfies NonNullable<operations["pinPlaylists"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["pinPlaylists"]["requestBody"]>["content"]["application/json"],
    "none": {
      "playlist_ids": []
    } satisfies NonNullable<operations["pinPlaylists"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["pinPlaylists"]["requestBody"]>["content"]["application/json"],
  },
  countOnboarding: {
    "shown": {
      "userId": "1",
      "cid": "7a1d4c0e",
      "onboardingId": "ob-interests",
      "type": "popup",
      "elements": [
        {
          "elementId": "topics",
          "isShown": true,
          "isFinished": true,
          "actions": [
            {
              "actionId": "travel",
              "isPressed": true
            }
          ]
        }
      ]
    } satisfies NonNullable<operations["countOnboarding"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["countOnboarding"]["requestBody"]>["content"]["application/json"],
  },
  setEmail: {
    "email": {
      "email": "anna@kadr.example",
      "password": "kadr-demo"
    } satisfies NonNullable<operations["setEmail"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setEmail"]["requestBody"]>["content"]["application/json"],
  },
  confirmEmail: {
    "code": {
      "code": "4815162342"
    } satisfies NonNullable<operations["confirmEmail"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["confirmEmail"]["requestBody"]>["content"]["application/json"],
  },
  setPhone: {
    "phone": {
      "phone_number": "+79991234567"
    } satisfies NonNullable<operations["setPhone"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setPhone"]["requestBody"]>["content"]["application/json"],
  },
  changePassword: {
    "password": {
      "password": "kadr-demo",
      "new_password": "yasen-stoit-u-dorogi"
    } satisfies NonNullable<operations["changePassword"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["changePassword"]["requestBody"]>["content"]["application/json"],
  },
  subscribePush: {
    "firefox": {
      "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
      "keys": {
        "p256dh": "BPFJjbUPCvL_UYtZZI--SQPRQDSIXEhS0-MRjwkadUyIhJHfIgD7t0c3dpw4MGL3BgAtUZLK1WryHTtX19fep1k",
        "auth": "hR2xY0pZ1mB3cQ4dT5eU6g"
      }
    } satisfies NonNullable<operations["subscribePush"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["subscribePush"]["requestBody"]>["content"]["application/json"],
  },
  updateDeliverySettings: {
    "one": {
      "email": true
    } satisfies NonNullable<operations["updateDeliverySettings"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["updateDeliverySettings"]["requestBody"]>["content"]["application/json"],
  },
  updateNotificationSettings: {
    "one": {
      "like": false
    } satisfies NonNullable<operations["updateNotificationSettings"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["updateNotificationSettings"]["requestBody"]>["content"]["application/json"],
  },
  setSubscriptionNotices: {
    "all": {
      "type": "all"
    } satisfies NonNullable<operations["setSubscriptionNotices"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setSubscriptionNotices"]["requestBody"]>["content"]["application/json"],
    "without": {
      "type": "without"
    } satisfies NonNullable<operations["setSubscriptionNotices"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["setSubscriptionNotices"]["requestBody"]>["content"]["application/json"],
  },
  saveInterests: {
    "two": [
      {
        "content_id": "3",
        "group_id": "1",
        "content_type": "tag"
      },
      {
        "content_id": "11",
        "group_id": "1",
        "content_type": "tag"
      }
    ] satisfies NonNullable<operations["saveInterests"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["saveInterests"]["requestBody"]>["content"]["application/json"],
  },
  createPaymentMethod: {
    "token": {
      "token": "tok_4f9a7c21d8e3b605"
    } satisfies NonNullable<operations["createPaymentMethod"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["createPaymentMethod"]["requestBody"]>["content"]["application/json"],
  },
  updatePaymentMethod: {
    "card": {
      "paymentMethodId": "a2b4c6d8-1111-4a2b-8c3d-0e4f5a6b7c8d"
    } satisfies NonNullable<operations["updatePaymentMethod"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["updatePaymentMethod"]["requestBody"]>["content"]["application/json"],
  },
  removePaymentMethod: {
    "card": {
      "paymentMethodId": "a2b4c6d8-1111-4a2b-8c3d-0e4f5a6b7c8d"
    } satisfies NonNullable<operations["removePaymentMethod"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["removePaymentMethod"]["requestBody"]>["content"]["application/json"],
  },
  startPayment: {
    "token": {
      "confirmation": {
        "returnUrl": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?popup=premium_post_payment&productCode=PREMIER_RUTUBE_YAPPY"
      },
      "paymentMethod": {
        "type": "bank_card",
        "token": "tok_4f9a7c21d8e3b605"
      },
      "tariffCode": "bundle-month",
      "shopId": "kadr-sandbox"
    } satisfies NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"],
    "savedCard": {
      "confirmation": {
        "returnUrl": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?popup=premium_post_payment&productCode=PREMIER_RUTUBE_YAPPY"
      },
      "paymentMethod": {
        "type": "bank_card",
        "paymentMethodId": "5c1f8a30-6a7e-4f0a-9f0f-2f6f3a1c8d11"
      },
      "tariffCode": "bundle-month",
      "shopId": "kadr-sandbox"
    } satisfies NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"],
    "sbp": {
      "confirmation": {
        "returnUrl": "http://kadr.localhost:4300/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?popup=premium_post_payment&productCode=PREMIER_RUTUBE_YAPPY"
      },
      "paymentMethod": {
        "type": "sbp"
      },
      "tariffCode": "bundle-month",
      "shopId": "kadr-sandbox"
    } satisfies NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["startPayment"]["requestBody"]>["content"]["application/json"],
  },
  rescindRecurrentPayment: {
    "bundle": {
      "productCode": "RUTUBE"
    } satisfies NonNullable<operations["rescindRecurrentPayment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["rescindRecurrentPayment"]["requestBody"]>["content"]["application/json"],
  },
  recoverRecurrentPayment: {
    "bundle": {
      "productCode": "RUTUBE"
    } satisfies NonNullable<operations["recoverRecurrentPayment"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["recoverRecurrentPayment"]["requestBody"]>["content"]["application/json"],
  },
  activatePromoCode: {
    "code": {
      "promocode": "KADR30"
    } satisfies NonNullable<operations["activatePromoCode"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["activatePromoCode"]["requestBody"]>["content"]["application/json"],
  },
  renewSubscription: {
    "off": {
      "need_renew": false
    } satisfies NonNullable<operations["renewSubscription"]["requestBody"]>["content"]["application/json"] as NonNullable<operations["renewSubscription"]["requestBody"]>["content"]["application/json"],
  },
};

/** Bodies of failed calls by shared response and name. */
export const errors = {
  BadRequest: {
    "badRequest": {
      "code": "validation",
      "detail": "Проверьте введённые данные",
      "fields": {
        "text": "Напишите что-нибудь"
      }
    } satisfies components["responses"]["BadRequest"]["content"]["application/json"] as components["responses"]["BadRequest"]["content"]["application/json"],
  },
  NotFound: {
    "notFound": {
      "code": "not_found",
      "detail": "Не найдено"
    } satisfies components["responses"]["NotFound"]["content"]["application/json"] as components["responses"]["NotFound"]["content"]["application/json"],
  },
  AnotherUser: {
    "anotherUser": {
      "code": "another_user",
      "detail": "Здесь уже другой аккаунт"
    } satisfies components["responses"]["AnotherUser"]["content"]["application/json"] as components["responses"]["AnotherUser"]["content"]["application/json"],
  },
  TooManyRequests: {
    "tooManyRequests": {
      "code": "too_many_requests",
      "detail": "Слишком много запросов"
    } satisfies components["responses"]["TooManyRequests"]["content"]["application/json"] as components["responses"]["TooManyRequests"]["content"]["application/json"],
  },
  ServerError: {
    "serverError": {
      "code": "internal",
      "detail": "Внутренняя ошибка"
    } satisfies components["responses"]["ServerError"]["content"]["application/json"] as components["responses"]["ServerError"]["content"]["application/json"],
  },
  Unavailable: {
    "unavailable": {
      "code": "unavailable",
      "detail": "Сервис временно недоступен"
    } satisfies components["responses"]["Unavailable"]["content"]["application/json"] as components["responses"]["Unavailable"]["content"]["application/json"],
  },
  VideoForbidden: {
    "notAvailable": {
      "code": "2042002",
      "detail": "Видео недоступно"
    } satisfies components["responses"]["VideoForbidden"]["content"]["application/json"] as components["responses"]["VideoForbidden"]["content"]["application/json"],
    "moderation": {
      "code": "2042008",
      "detail": "Видео на модерации"
    } satisfies components["responses"]["VideoForbidden"]["content"]["application/json"] as components["responses"]["VideoForbidden"]["content"]["application/json"],
  },
  VideoNotFound: {
    "noSuchVideo": {
      "code": "2042003",
      "detail": "Такого видео нет"
    } satisfies components["responses"]["VideoNotFound"]["content"]["application/json"] as components["responses"]["VideoNotFound"]["content"]["application/json"],
    "removedByAuthor": {
      "code": "2042001",
      "detail": "Автор убрал это видео из открытого доступа"
    } satisfies components["responses"]["VideoNotFound"]["content"]["application/json"] as components["responses"]["VideoNotFound"]["content"]["application/json"],
  },
  VideoGone: {
    "trackMismatch": {
      "code": "track_mismatch",
      "detail": "Видео перемещено"
    } satisfies components["responses"]["VideoGone"]["content"]["application/json"] as components["responses"]["VideoGone"]["content"]["application/json"],
  },
  Unauthorized: {
    "unauthorized": {
      "code": "unauthorized",
      "detail": "Войдите, чтобы продолжить"
    } satisfies components["responses"]["Unauthorized"]["content"]["application/json"] as components["responses"]["Unauthorized"]["content"]["application/json"],
  },
  Forbidden: {
    "forbidden": {
      "code": "forbidden",
      "detail": "Недостаточно прав"
    } satisfies components["responses"]["Forbidden"]["content"]["application/json"] as components["responses"]["Forbidden"]["content"]["application/json"],
  },
  TooLarge: {
    "tooLarge": {
      "code": "too_large",
      "detail": "Слишком большой запрос",
      "fields": {
        "body": "Не больше 64 КБ"
      }
    } satisfies components["responses"]["TooLarge"]["content"]["application/json"] as components["responses"]["TooLarge"]["content"]["application/json"],
  },
  NotJson: {
    "notJson": {
      "code": "validation",
      "detail": "Запрос не читается",
      "fields": {
        "body": "Ожидается application/json"
      }
    } satisfies components["responses"]["NotJson"]["content"]["application/json"] as components["responses"]["NotJson"]["content"]["application/json"],
  },
  CommentForbidden: {
    "banned": {
      "code": "forbidden",
      "detail": "Комментарии ограничены",
      "banned_info": {
        "rule_link": "/info/agreement/",
        "selected_text": "нарушили правила",
        "message": "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра",
        "toast_message": "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра"
      }
    } satisfies components["responses"]["CommentForbidden"]["content"]["application/json"] as components["responses"]["CommentForbidden"]["content"]["application/json"],
    "toast": {
      "code": "forbidden",
      "detail": "Комментарии ограничены",
      "toast_message": "Комментировать можно через час после регистрации"
    } satisfies components["responses"]["CommentForbidden"]["content"]["application/json"] as components["responses"]["CommentForbidden"]["content"]["application/json"],
  },
  CommentTargetNotFound: {
    "parentDeleted": {
      "code": "parent_deleted",
      "detail": "Комментарий удалён"
    } satisfies components["responses"]["CommentTargetNotFound"]["content"]["application/json"] as components["responses"]["CommentTargetNotFound"]["content"]["application/json"],
    "notFound": {
      "code": "not_found",
      "detail": "Не найдено"
    } satisfies components["responses"]["CommentTargetNotFound"]["content"]["application/json"] as components["responses"]["CommentTargetNotFound"]["content"]["application/json"],
  },
  IdempotencyInProgress: {
    "inProgress": {
      "code": "conflict",
      "detail": "Запрос уже выполняется"
    } satisfies components["responses"]["IdempotencyInProgress"]["content"]["application/json"] as components["responses"]["IdempotencyInProgress"]["content"]["application/json"],
  },
  IdempotencyKeyReused: {
    "keyReused": {
      "code": "idempotency_key_reused",
      "detail": "Ключ уже использован с другим запросом",
      "fields": {
        "Idempotency-Key": "Уже использован с другим запросом"
      }
    } satisfies components["responses"]["IdempotencyKeyReused"]["content"]["application/json"] as components["responses"]["IdempotencyKeyReused"]["content"]["application/json"],
  },
  BadProgramDate: {
    "date": {
      "code": "validation",
      "detail": "Проверьте введённые данные",
      "fields": {
        "programDate": "неверно указан формат даты для запроса тв-программы"
      }
    } satisfies components["responses"]["BadProgramDate"]["content"]["application/json"] as components["responses"]["BadProgramDate"]["content"]["application/json"],
  },
  PictureTooLarge: {
    "tooLarge": {
      "code": "too_large",
      "detail": "Слишком большой запрос",
      "fields": {
        "file": "Не больше 2 МБ"
      }
    } satisfies components["responses"]["PictureTooLarge"]["content"]["application/json"] as components["responses"]["PictureTooLarge"]["content"]["application/json"],
  },
  NotForm: {
    "notForm": {
      "code": "validation",
      "detail": "Запрос не читается",
      "fields": {
        "body": "Ожидается multipart/form-data"
      }
    } satisfies components["responses"]["NotForm"]["content"]["application/json"] as components["responses"]["NotForm"]["content"]["application/json"],
  },
  HideLimit: {
    "limit": {
      "code": "hide_limit",
      "detail": "Вы уже скрыли 1000 видео — скрыть больше пока не получится"
    } satisfies components["responses"]["HideLimit"]["content"]["application/json"] as components["responses"]["HideLimit"]["content"]["application/json"],
  },
  PictureRefused: {
    "notPicture": {
      "code": "validation",
      "detail": "Проверьте введённые данные",
      "fields": {
        "avatar": "Выберите фото в формате JPEG, PNG или WebP"
      }
    } satisfies components["responses"]["PictureRefused"]["content"]["application/json"] as components["responses"]["PictureRefused"]["content"]["application/json"],
  },
  AvatarTooLarge: {
    "tooLarge": {
      "code": "too_large",
      "detail": "Слишком большой запрос",
      "fields": {
        "avatar": "Не больше 2 МБ"
      }
    } satisfies components["responses"]["AvatarTooLarge"]["content"]["application/json"] as components["responses"]["AvatarTooLarge"]["content"]["application/json"],
  },
  PaymentUnprocessable: {
    "token": {
      "code": "PAYMENT_ERROR",
      "detail": "Не получилось оплатить. Проверьте данные карты или попробуйте ещё раз позже",
      "fields": {
        "paymentMethod.token": "Не подходит или уже использован"
      }
    } satisfies components["responses"]["PaymentUnprocessable"]["content"]["application/json"] as components["responses"]["PaymentUnprocessable"]["content"]["application/json"],
    "keyReused": {
      "code": "idempotency_key_reused",
      "detail": "Ключ уже использован с другим запросом",
      "fields": {
        "Idempotency-Key": "Уже использован с другим запросом"
      }
    } satisfies components["responses"]["PaymentUnprocessable"]["content"]["application/json"] as components["responses"]["PaymentUnprocessable"]["content"]["application/json"],
  },
  PurchaseConflict: {
    "already": {
      "code": "already_purchased",
      "detail": "Покупка уже активна"
    } satisfies components["responses"]["PurchaseConflict"]["content"]["application/json"] as components["responses"]["PurchaseConflict"]["content"]["application/json"],
    "noads": {
      "code": "noads_already_purchased",
      "detail": "Покупка уже активна"
    } satisfies components["responses"]["PurchaseConflict"]["content"]["application/json"] as components["responses"]["PurchaseConflict"]["content"]["application/json"],
    "conflict": {
      "code": "conflict",
      "detail": "Оплата уже выполняется"
    } satisfies components["responses"]["PurchaseConflict"]["content"]["application/json"] as components["responses"]["PurchaseConflict"]["content"]["application/json"],
    "promo": {
      "code": "PROMOCODE_ALREADY_USED",
      "detail": "Вы уже участвовали в этой акции"
    } satisfies components["responses"]["PurchaseConflict"]["content"]["application/json"] as components["responses"]["PurchaseConflict"]["content"]["application/json"],
  },
  PromoCodeNotFound: {
    "notFound": {
      "code": "PROMOCODE_NOT_FOUND",
      "detail": "Вы ввели неверный промокод"
    } satisfies components["responses"]["PromoCodeNotFound"]["content"]["application/json"] as components["responses"]["PromoCodeNotFound"]["content"]["application/json"],
  },
  PromoCodeRefused: {
    "used": {
      "code": "PROMOCODE_ALREADY_USED",
      "detail": "Вы уже участвовали в этой акции"
    } satisfies components["responses"]["PromoCodeRefused"]["content"]["application/json"] as components["responses"]["PromoCodeRefused"]["content"]["application/json"],
    "subscription": {
      "code": "PROMOCODE_SUBSCRIPTION_ALREADY_USED",
      "detail": "Промокод не активирован. У вас уже есть действующая подписка."
    } satisfies components["responses"]["PromoCodeRefused"]["content"]["application/json"] as components["responses"]["PromoCodeRefused"]["content"]["application/json"],
    "other": {
      "code": "PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED",
      "detail": "Промокод не активирован. У вас уже есть действующая подписка."
    } satisfies components["responses"]["PromoCodeRefused"]["content"]["application/json"] as components["responses"]["PromoCodeRefused"]["content"]["application/json"],
    "inactive": {
      "code": "PROMOCODE_INACTIVE",
      "detail": "Акция неактивна"
    } satisfies components["responses"]["PromoCodeRefused"]["content"]["application/json"] as components["responses"]["PromoCodeRefused"]["content"]["application/json"],
    "locked": {
      "code": "PROMOCODE_LOCKED",
      "detail": "Промокод находится в обработке в другой сессии"
    } satisfies components["responses"]["PromoCodeRefused"]["content"]["application/json"] as components["responses"]["PromoCodeRefused"]["content"]["application/json"],
  },
  PromoCodeFailed: {
    "general": {
      "code": "PROMOCODE_ERROR",
      "detail": "Ошибка промокода"
    } satisfies components["responses"]["PromoCodeFailed"]["content"]["application/json"] as components["responses"]["PromoCodeFailed"]["content"]["application/json"],
    "activation": {
      "code": "PROMOCODE_ERROR_ACTIVATION",
      "detail": "Ошибка активации промокода"
    } satisfies components["responses"]["PromoCodeFailed"]["content"]["application/json"] as components["responses"]["PromoCodeFailed"]["content"]["application/json"],
    "videoOnly": {
      "code": "PROMOCODE_ONLY_VIDEO_PAGE",
      "detail": "Этот промокод можно использовать только на странице конкретного видео"
    } satisfies components["responses"]["PromoCodeFailed"]["content"]["application/json"] as components["responses"]["PromoCodeFailed"]["content"]["application/json"],
    "age": {
      "code": "AGE_ERROR",
      "detail": "Покупка доступна пользователям старше 18 лет"
    } satisfies components["responses"]["PromoCodeFailed"]["content"]["application/json"] as components["responses"]["PromoCodeFailed"]["content"]["application/json"],
    "keyReused": {
      "code": "idempotency_key_reused",
      "detail": "Ключ уже использован с другим запросом",
      "fields": {
        "Idempotency-Key": "Уже использован с другим запросом"
      }
    } satisfies components["responses"]["PromoCodeFailed"]["content"]["application/json"] as components["responses"]["PromoCodeFailed"]["content"]["application/json"],
  },
  PurchaseForbidden: {
    "age": {
      "code": "age_limit",
      "detail": "Покупка доступна пользователям старше 18 лет"
    } satisfies components["responses"]["PurchaseForbidden"]["content"]["application/json"] as components["responses"]["PurchaseForbidden"]["content"]["application/json"],
    "region": {
      "code": "pack_not_available_in_region",
      "detail": "Данная покупка недоступна в вашем регионе"
    } satisfies components["responses"]["PurchaseForbidden"]["content"]["application/json"] as components["responses"]["PurchaseForbidden"]["content"]["application/json"],
  },
  OfferNotFound: {
    "offer": {
      "code": "OFFERS_ERROR",
      "detail": "Видео недоступно"
    } satisfies components["responses"]["OfferNotFound"]["content"]["application/json"] as components["responses"]["OfferNotFound"]["content"]["application/json"],
    "promo": {
      "code": "PROMOCODE_NOT_FOUND",
      "detail": "Вы ввели неверный промокод"
    } satisfies components["responses"]["OfferNotFound"]["content"]["application/json"] as components["responses"]["OfferNotFound"]["content"]["application/json"],
  },
  PurchaseUnprocessable: {
    "email": {
      "code": "CHEQUE_EMAIL_ERROR",
      "detail": "Подтвердите почту, чтобы получить чек",
      "fields": {
        "cheque_email": "Нужна подтверждённая почта"
      }
    } satisfies components["responses"]["PurchaseUnprocessable"]["content"]["application/json"] as components["responses"]["PurchaseUnprocessable"]["content"]["application/json"],
    "promo": {
      "code": "PROMOCODE_ONLY_VIDEO_PAGE",
      "detail": "Этот промокод можно использовать только на странице конкретного видео"
    } satisfies components["responses"]["PurchaseUnprocessable"]["content"]["application/json"] as components["responses"]["PurchaseUnprocessable"]["content"]["application/json"],
    "keyReused": {
      "code": "idempotency_key_reused",
      "detail": "Ключ уже использован с другим запросом",
      "fields": {
        "Idempotency-Key": "Уже использован с другим запросом"
      }
    } satisfies components["responses"]["PurchaseUnprocessable"]["content"]["application/json"] as components["responses"]["PurchaseUnprocessable"]["content"]["application/json"],
  },
};
